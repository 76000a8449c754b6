import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawnFacilities, facilitySvg } from './facility.ts'
import { favicon, logoMark, somebody } from './logo.ts'
import { drawnPackageCategories, drawnPackages, packageCategorySvg, packageCoverSvg } from './package.ts'
import {
  aboutSvg,
  bannerNames,
  bannerSvg,
  cityNames,
  citySvg,
  coverNames,
  coverSvg,
  heroSvg,
  notFoundSvg,
  stateNames,
  stateSvg,
} from './scene.ts'
import { shoresSvg } from './scene-about.ts'
import { specialtyIcons, specialtySvg } from './specialty.ts'
import { drawnUnits, unitSvg } from './unit.ts'

/** Every drawing that is the same for all hospitals, by its path below the art folder. */
export function artFiles(): Map<string, string> {
  return new Map([
    ['logo.svg', logoMark({ size: 64 })],
    ['logo-on-dark.svg', logoMark({ size: 64, on: 'dark' })],
    ['person.svg', somebody()],
    ['hero-wide.svg', heroSvg('wide')],
    ['hero-mobile.svg', heroSvg('mobile')],
    ['about.svg', aboutSvg()],
    ['about/shores.svg', shoresSvg()],
    ['not-found.svg', notFoundSvg()],
    ...stateNames.map(name => [`states/${name}.svg`, stateSvg(name)] as const),
    ...cityNames.map(name => [`cities/${name}.svg`, citySvg(name)] as const),
    ...coverNames.map(name => [`covers/${name}.svg`, coverSvg(name)] as const),
    ...bannerNames.flatMap(name => [
      [`banners/${name}-desktop.svg`, bannerSvg(name, 'desktop')] as const,
      [`banners/${name}-mobile.svg`, bannerSvg(name, 'mobile')] as const,
    ]),
    ...specialtyIcons.map(name => [`specialties/${name}.svg`, specialtySvg(name)] as const),
    ...drawnUnits.map(name => [`units/${name}.svg`, unitSvg(name)] as const),
    ...drawnFacilities.map(name => [`facilities/${name}.svg`, facilitySvg(name)] as const),
    ...drawnPackages.map(name => [`packages/${name}.svg`, packageCoverSvg(name)] as const),
    ...drawnPackageCategories.map(
      name => [`packages/category-${name}.svg`, packageCategorySvg(name)] as const,
    ),
  ])
}

/** Writes the drawings as files; what is already there and the same is left alone. Returns how many changed. */
export function writeArt(outDir: string): number {
  let changed = 0
  for (const [name, svg] of artFiles()) if (writeIfDifferent(join(outDir, name), svg)) changed++
  return changed
}

function writeIfDifferent(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true })
  try {
    if (readFileSync(file, 'utf8') === text) return false
  } catch {
    // not there yet
  }
  writeFileSync(file, text)
  return true
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../../public')
  const changed = writeArt(join(root, 'art')) + Number(writeIfDifferent(join(root, 'favicon.svg'), favicon()))
  console.log(`${changed} drawings changed in public/`)
}
