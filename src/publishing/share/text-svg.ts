import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import satori, { type Font } from 'satori'
import { SHARE_SIZE } from '#content/share-picture.ts'
import { mark } from '#ui/mark.ts'
import type { Palette } from './palette.ts'

interface PictureText {
  title: string
  /** The name of the hospital. */
  name: string
}

const require = createRequire(import.meta.url)
const fontFolder = join(dirname(require.resolve('@fontsource/plus-jakarta-sans/package.json')), 'files')
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'] as const
let fonts: Font[] | undefined
/** Always the same array: satori caches parsed fonts by its identity. */
function loadFonts(): Font[] {
  fonts ??= alphabets.map(alphabet => ({
    name: alphabet,
    weight: 800 as const,
    style: 'normal' as const,
    data: readFileSync(join(fontFolder, `plus-jakarta-sans-${alphabet}-800-normal.woff`)),
  }))
  return fonts
}

type Node = { type: string; props: Record<string, unknown> }
const box = (style: object, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.length > 1 ? children : children[0] },
})

/** Long titles get a smaller font. Only a title of more than four lines is cut. */
const sizeOf = (title: string, narrow: boolean) => {
  const size = title.length <= 24 ? 80 : title.length <= 48 ? 64 : title.length <= 84 ? 52 : 42
  return narrow ? Math.min(size, 58) : size
}

class MissingGlyph extends Error {}

async function render(
  { title, name: hospital }: PictureText,
  room: number,
  colors: Palette,
): Promise<string> {
  const size = sizeOf(title, room < 600)
  const { cx, cy, r } = mark.head
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="${cx}" cy="${cy}" r="${r}" fill="${colors.accent}"/><path d="${mark.left}" fill="${colors.left}"/><path d="${mark.right}" fill="${colors.right}"/></svg>`
  const markImage = {
    type: 'img',
    props: { src: `data:image/svg+xml;base64,${btoa(drawn)}`, width: 64, height: 64 },
  }
  const clamp = (lines: number) => ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' as const })
  const name = box(
    {
      ...clamp(2),
      fontSize: hospital.length > 30 ? 28 : 34,
      fontWeight: 800,
      letterSpacing: '-0.02em',
      lineHeight: 1.15,
      width: room - 88,
    },
    hospital,
  )
  const content = box(
    {
      width: SHARE_SIZE.width,
      height: SHARE_SIZE.height,
      color: colors.paper,
      fontFamily: alphabets.join(', '),
    },
    box(
      { flexDirection: 'column', justifyContent: 'space-between', width: room + 144, padding: '64px 72px' },
      box({ alignItems: 'center', gap: 20 }, markImage, name),
      box(
        { flexDirection: 'column', gap: 28 },
        box({ width: 96, height: 10, borderRadius: 5, background: colors.accent }),
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
    // Called for characters that no font contains: rather draw no title than boxes.
    loadAdditionalAsset: async () => {
      throw new MissingGlyph()
    },
  })
}

/** The text as SVG, in `room` pixels from the left: title and name, else the hospital's name alone, else no text. */
export async function textSvg({ title, name }: PictureText, room: number, colors: Palette): Promise<string> {
  for (const text of [
    { title, name },
    { title: name, name: '' },
    { title: '', name: '' },
  ]) {
    try {
      return await render(text, room, colors)
    } catch (error) {
      if (!(error instanceof MissingGlyph)) throw error
    }
  }
  throw new Error('A picture without any text could not be drawn.')
}
