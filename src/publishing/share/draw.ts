import sharp from 'sharp'
import { SHARE_SIZE } from '#content/share-picture.ts'
import { paletteOf } from './palette.ts'
import { textSvg } from './text-svg.ts'

export interface ShareDrawing {
  title: string
  name: string
  /** The bytes of an SVG or a raster picture; if null, the logo mark is drawn instead. */
  picture: Uint8Array | null
  brand: { hue: number; chroma: number }
}

interface Frame {
  left: number
  top: number
  width: number
  height: number
  radius: number
  whole: boolean
}
/** A portrait fills the right side; a wide photo becomes a card; a small logo is drawn on a light background. */
async function frameOf(picture: Uint8Array): Promise<Frame> {
  const { width = 1, height = 1, hasAlpha, format } = await sharp(picture).metadata()
  const ratio = width / height
  if (ratio > 1.15) {
    const tall = Math.round(Math.min(460, 520 / ratio))
    return {
      left: 632,
      top: Math.round((630 - tall) / 2),
      width: 520,
      height: tall,
      radius: 28,
      whole: false,
    }
  }
  const sign = hasAlpha === true && format === 'svg' && ratio > 0.9
  return { left: 740, top: 0, width: 460, height: 630, radius: 0, whole: sign }
}

async function place(picture: Uint8Array, frame: Frame, ground: string): Promise<Buffer> {
  const { width, height, radius, whole } = frame
  const size = whole ? { width: 380, height: 380 } : { width, height }
  // Rasterize an SVG at the final size: an SVG of 200 px would be blurred by scaling.
  const { width: own = width } = await sharp(picture).metadata()
  const density = Math.min(600, Math.max(72, Math.ceil((72 * Math.max(size.width, size.height) * 1.3) / own)))
  let drawn = sharp(picture, { density, limitInputPixels: 50_000_000 }).resize({
    ...size,
    fit: whole ? 'contain' : 'cover',
    position: 'top',
    background: '#0000',
  })
  if (whole)
    drawn = sharp({ create: { width, height, channels: 4, background: ground } }).composite([
      { input: await drawn.png().toBuffer() },
    ])
  if (radius > 0) {
    const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`
    drawn = sharp(await drawn.png().toBuffer()).composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
  }
  return drawn.png().toBuffer()
}

/** The picture of a shared link as PNG, 1200 by 630. */
export async function drawShare(drawing: ShareDrawing): Promise<Buffer> {
  const colors = paletteOf(drawing.brand)
  // An unreadable picture is left out: the text matters more.
  const frame = drawing.picture ? await frameOf(drawing.picture).catch(() => null) : null
  const room = (frame ? frame.left : 1128) - (frame?.radius ? 48 : 56) - 72
  const svg = await textSvg(drawing, room, colors)
  const layers: { input: Buffer; left: number; top: number }[] = [
    { input: Buffer.from(svg), left: 0, top: 0 },
  ]
  if (drawing.picture && frame) {
    const placed = await place(drawing.picture, frame, colors.tint).catch(() => null)
    if (placed) layers.push({ input: placed, left: frame.left, top: frame.top })
  }
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: colors.deep } })
    .composite(layers)
    .png({ palette: true, colours: 128, compressionLevel: 9, effort: 4 })
    .toBuffer()
}
