import { expect, test } from 'vitest'
import { portraitSvg } from './portrait.ts'
import { lookOf } from './portraits/look.ts'

const ids = Array.from({ length: 48 }, (_, index) => `dr-${index}`)
const portraits = ids.map((id, index) => portraitSvg({ id, gender: index % 2 ? 'female' : 'male' }))

test('a doctor keeps the same face from one build to the next', () => {
  expect(portraitSvg({ id: 'dr-7', gender: 'female' })).toBe(portraits[7])
})

test('no two of 48 doctors look alike', () => {
  const faces = ids.map((id, index) => {
    const { skin, hair, cloth, glasses, beard, dress, garment, shape, ground } = lookOf({
      id,
      gender: index % 2 ? 'female' : 'male',
    })
    const veil = hair.startsWith('hijab') ? cloth : ''
    return [skin, hair, veil, glasses, beard, dress, garment, shape, ground].join(' ')
  })
  expect(new Set(faces).size).toBe(48)
})

test("a part of the look can be fixed to suit the doctor's name", () => {
  const look = lookOf({
    id: 'dr-1',
    gender: 'female',
    look: { hair: 'hijab-square', skin: 2, glasses: 'round' },
  })
  expect(look).toMatchObject({ hair: 'hijab-square', skin: 2, glasses: 'round' })
})

test('a portrait is a small file with its place reserved and nothing that a strict policy forbids', () => {
  for (const svg of portraits) {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="400" height="500" viewBox="0 0 400 500"/,
    )
    expect(svg).not.toMatch(/NaN|undefined|style=|<script|SKIN|<filter/)
    expect(svg.length).toBeLessThan(16_000)
  }
})
