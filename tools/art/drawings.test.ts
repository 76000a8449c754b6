import { expect, test } from 'vitest'
import { unitTypes } from '#entities/content/unit.ts'
import { packageDrawings, specialtyDrawings } from '#entities/media/drawings.ts'
import { drawnFacilities, facilitySvg } from './facility.ts'
import { drawnPackageCategories } from './package.ts'
import { followingTheme } from './palette.ts'
import { specialtyIcons, specialtySvg } from './specialty.ts'
import { drawnUnits, unitSvg } from './unit.ts'

test('an editor can choose every drawing of a specialty or a package category, and no other', () => {
  expect(specialtyDrawings).toEqual([...specialtyIcons].sort())
  expect(packageDrawings).toEqual([...drawnPackageCategories].sort())
})

test('every type of unit but "other" has a drawing of its own', () => {
  expect([...unitTypes].filter(type => type !== 'other')).toEqual(drawnUnits)
  expect(new Set(drawnUnits.map(unitSvg)).size).toBe(drawnUnits.length)
})

test('every facility has a drawing of its own', () => {
  expect(new Set(drawnFacilities.map(facilitySvg)).size).toBe(drawnFacilities.length)
})

test('every specialty has a drawing of its own, and an unknown one gets the hospital', () => {
  expect(new Set(specialtyIcons.map(specialtySvg)).size).toBe(specialtyIcons.length)
  expect(specialtySvg('no-such-thing')).toContain('<svg')
})

test('drawings of specialties and units are small and always the same', () => {
  for (const svg of [...specialtyIcons.map(specialtySvg), ...drawnUnits.map(unitSvg)]) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox=/)
    expect(svg.length).toBeLessThan(12_000)
  }
  expect(specialtySvg('cardiology')).toBe(specialtySvg('cardiology'))
})

test('a drawing inside a page takes the greens of the hospital’s brand', () => {
  expect(followingTheme(specialtySvg('pulmonology'))).toContain('var(--art-brand,#14795c)')
})
