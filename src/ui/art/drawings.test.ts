import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unitTypes } from '#entities/content/unit.ts'
import { drawnFacilities, facilitySvg } from './facility.ts'
import { followingTheme } from './palette.ts'
import { specialtyIcons, specialtySvg } from './specialty.ts'
import { drawnUnits, unitSvg } from './unit.ts'
import { artFiles } from './write.ts'

test('every type of unit has a drawing of its own', () => {
  expect([...unitTypes].filter(type => type !== 'other' && !drawnUnits.includes(type))).toEqual([])
  expect(new Set(drawnUnits.map(unitSvg)).size).toBe(drawnUnits.length)
})

test('every facility has a drawing of its own', () => {
  expect(new Set(drawnFacilities.map(facilitySvg)).size).toBe(drawnFacilities.length)
})

test('every specialty has a drawing of its own, and an unknown one gets the hospital', () => {
  expect(new Set(specialtyIcons.map(specialtySvg)).size).toBe(specialtyIcons.length)
  expect(specialtySvg('no-such-thing')).toContain('<svg')
})

test('drawings are small, repeatable, and hold nothing that a strict policy forbids', () => {
  for (const svg of [...specialtyIcons.map(specialtySvg), ...drawnUnits.map(unitSvg)]) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox=/)
    expect(svg).not.toMatch(/NaN|undefined|style=|<script|<filter/)
    expect(svg.length).toBeLessThan(12_000)
  }
  expect(specialtySvg('cardiology')).toBe(specialtySvg('cardiology'))
})

test("an inlined drawing takes the greens of the hospital's own brand", () => {
  expect(followingTheme(specialtySvg('pulmonology'))).toContain('var(--art-brand,#14795c)')
})

test('the drawings in public/art are the ones that the code draws', () => {
  for (const [name, svg] of artFiles()) {
    const file = new URL(`../../../public/art/${name}`, import.meta.url)
    expect(existsSync(file), `public/art/${name} is missing. Run node src/ui/art/write.ts.`).toBe(true)
    expect(
      readFileSync(file, 'utf8') === svg,
      `public/art/${name} is out of date. Run node src/ui/art/write.ts.`,
    ).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined|style=|<script|<filter/)
  }
})
