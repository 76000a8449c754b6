import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawShare, type ShareDrawing } from './draw.ts'

const art = (name: string) => readFileSync(join(import.meta.dirname, '../../../public/art', `${name}.svg`))
const brand = { hue: 163, chroma: 0.115 }
const draw = (own: Partial<ShareDrawing>) =>
  drawShare({ title: 'Cardiology', name: 'Rawat Nusantara', picture: null, brand, ...own })

/** The number of different colours in a part of the picture: one if only the background is drawn there. */
async function coloursIn(
  png: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<number> {
  const { data } = await sharp(png)
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = new Set<number>()
  for (let at = 0; at < data.length; at += 3) seen.add(data.readUIntBE(at, 3))
  return seen.size
}

it('shows a doctor’s portrait and name at the size that social networks ask for, in few bytes', async () => {
  const png = await draw({
    title: 'dr. Ayu Lestari, Sp.JP',
    picture: art('doctors/ayu-lestari-kusumaningtyas'),
  })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(png.length).toBeLessThan(80_000)
  expect(await coloursIn(png, 740, 0, 460, 630)).toBeGreaterThan(20)
})

it('keeps a name of 136 characters inside its margins', async () => {
  const png = await draw({
    title: 'Raden Mas Aryo Tejokusumo '.repeat(6).slice(0, 136),
    picture: art('doctors/suprapto'),
  })
  expect(await coloursIn(png, 72, 300, 600, 260)).toBeGreaterThan(1)
  for (const [left, top, width, height] of [
    [0, 0, 60, 630],
    [700, 0, 38, 630],
    [0, 590, 738, 40],
    [0, 0, 738, 50],
  ] as const)
    expect(await coloursIn(png, left, top, width, height)).toBe(1)
})

it('keeps a word without any break inside its margins', async () => {
  const png = await draw({ title: 'A'.repeat(136) })
  expect(await coloursIn(png, 1130, 0, 70, 630)).toBe(1)
})

it.each(['dr. 王小明', 'د. محمد العربي', 'นพ. สมชาย', 'dr. Tooth 🦷'])(
  'shows the hospital’s name instead of boxes for %s',
  async title => {
    const bare = await draw({ title: 'Rawat Nusantara', name: '' })
    expect((await draw({ title })).equals(bare)).toBe(true)
  },
)

it('shows the hospital’s own colour', async () => {
  const green = await sharp(await draw({}))
    .extract({ left: 1190, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const blue = await sharp(await draw({ brand: { hue: 260, chroma: 0.115 } }))
    .extract({ left: 1190, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(green[1]).toBeGreaterThan(green[2] as number)
  expect(blue[2]).toBeGreaterThan(blue[1] as number)
})

it('leaves out a picture that cannot be read', async () => {
  const without = await draw({})
  expect((await draw({ picture: Buffer.from('<svg') })).equals(without)).toBe(true)
})
