import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { SHARE_SIZE } from '#content/share-picture.ts'
import { type Rgb, toRgb } from '#ui/color.ts'

export interface ShareDrawing {
  title: string
  name: string
  /** The bytes of an SVG or a raster picture; without them the mark stands in its place. */
  picture: Uint8Array | null
  brand: { hue: number; chroma: number }
}

const find = createRequire(import.meta.url)
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'] as const
let fonts: Font[] | undefined
/** satori keeps what it parsed by this very list. */
function loadFonts(): Font[] {
  fonts ??= ([500, 800] as const).flatMap(weight =>
    alphabets.map(alphabet => ({
      name: alphabet,
      weight,
      style: 'normal' as const,
      data: readFileSync(
        find.resolve(
          `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${alphabet}-${weight}-normal.woff`,
        ),
      ),
    })),
  )
  return fonts
}

const hex = (rgb: Rgb) =>
  `#${rgb
    .map(one =>
      Math.round(one * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
/** Steps of the scale in ui/css/tokens.css: lightness, and the share of the brand's chroma. */
const steps = { deep: [0.3, 0.62], right: [0.68, 0.92], left: [0.83, 0.62], tint: [0.945, 0.25] } as const
const accent = hex(toRgb({ lightness: 0.815, chroma: 0.15, hue: 74 }))
const paper = '#fdfcf8'

type Node = { type: string; props: Record<string, unknown> }
const box = (style: object, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.length > 1 ? children : children[0] },
})

/** Long names are set smaller, never cut before four lines. */
const sizeOf = (title: string, narrow: boolean) => {
  const size = title.length <= 24 ? 80 : title.length <= 48 ? 64 : title.length <= 84 ? 52 : 42
  return narrow ? Math.min(size, 58) : size
}

interface Frame {
  left: number
  top: number
  width: number
  height: number
  radius: number
  whole: boolean
}
/** A portrait fills the right side; a wide scene is a card; a small sign stands on a light ground. */
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
  // Drawn at the size that is needed: an SVG of 200 px must not be blown up.
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

class MissingGlyph extends Error {}

async function words(
  title: string,
  drawing: ShareDrawing,
  room: number,
  colors: Record<keyof typeof steps, string>,
): Promise<string> {
  const size = sizeOf(title, room < 600)
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="19" r="8.5" fill="${accent}"/><path d="M30 57C13 55 5 43 6 25C21 26 31 37 30 57Z" fill="${colors.left}"/><path d="M34 57C51 55 59 43 58 25C43 26 33 37 34 57Z" fill="${colors.right}"/></svg>`
  const markImage = {
    type: 'img',
    props: { src: `data:image/svg+xml;base64,${btoa(mark)}`, width: 64, height: 64 },
  }
  const clamp = (lines: number) => ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' as const })
  const name = box(
    {
      ...clamp(2),
      fontSize: drawing.name.length > 30 ? 28 : 34,
      fontWeight: 800,
      letterSpacing: '-0.02em',
      lineHeight: 1.15,
      width: room - 88,
    },
    drawing.name,
  )
  const content = box(
    { width: SHARE_SIZE.width, height: SHARE_SIZE.height, color: paper, fontFamily: alphabets.join(', ') },
    box(
      { flexDirection: 'column', justifyContent: 'space-between', width: room + 144, padding: '64px 72px' },
      box({ alignItems: 'center', gap: 20 }, markImage, name),
      box(
        { flexDirection: 'column', gap: 28 },
        box({ width: 96, height: 10, borderRadius: 5, background: accent }),
        box(
          {
            ...clamp(size > 60 ? 4 : 5),
            width: room,
            fontSize: size,
            fontWeight: 800,
            letterSpacing: '-0.03em',
            lineHeight: 1.12,
          },
          title,
        ),
      ),
    ),
  )
  return satori(content as never, {
    ...SHARE_SIZE,
    fonts: loadFonts(),
    // Asked for what none of the fonts has: better no name than a row of boxes.
    loadAdditionalAsset: async () => {
      throw new MissingGlyph()
    },
  })
}

/** What can be set in our letters: all words, else the hospital's name alone, else none. */
async function wordsThatFit(drawing: ShareDrawing, room: number, colors: Record<keyof typeof steps, string>) {
  for (const one of [
    drawing,
    { ...drawing, title: drawing.name, name: '' },
    { ...drawing, title: '', name: '' },
  ]) {
    try {
      return await words(one.title, one, room, colors)
    } catch (error) {
      if (!(error instanceof MissingGlyph)) throw error
    }
  }
  throw new Error('A picture without any words could not be drawn.')
}

/** The picture of a shared link as PNG, 1200 by 630. */
export async function drawShare(drawing: ShareDrawing): Promise<Buffer> {
  const { hue, chroma } = drawing.brand
  const color = ([lightness, part]: readonly [number, number]) =>
    hex(toRgb({ lightness, chroma: chroma * part, hue }))
  const colors = {
    deep: color(steps.deep),
    right: color(steps.right),
    left: color(steps.left),
    tint: color(steps.tint),
  }
  // What cannot be read as a picture is left out: the words are the greater part.
  const frame = drawing.picture ? await frameOf(drawing.picture).catch(() => null) : null
  const room = (frame ? frame.left : 1128) - (frame?.radius ? 48 : 56) - 72
  const svg = await wordsThatFit(drawing, room, colors)
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
