import { articleCovers } from './demo/article-covers.ts'
import { eventDrawings } from './demo/events.ts'
import { newsDrawings } from './demo/news.ts'
import { partnerMarks } from './demo/partner-marks.ts'
import { directorPortraits, doctorPortraits } from './demo/portraits.ts'
import { drawnFacilities, facilitySvg } from './facility.ts'
import { captions, frame } from './films/film.ts'
import { films } from './films/films.ts'
import { favicon, logoMark, placeholderPerson } from './logo.ts'
import { withNight } from './night.ts'
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
import { shoresSvg } from './scenes/about.ts'
import { specialtyIcons, specialtySvg } from './specialty.ts'
import { sheet } from './svg.ts'
import { drawnUnits, unitSvg } from './unit.ts'

/** A path below `public`, and what the file holds. */
type Picture = [path: string, text: string]

const inFolder =
  (folder: string) =>
  ([name, text]: [string, string]): Picture => [`art/${folder}/${name}.svg`, text]

/** Drawings that pages of every hospital show. */
const siteDrawings = (): Picture[] => [
  ['favicon.svg', favicon()],
  ['art/logo.svg', logoMark({ size: 64 })],
  ['art/logo-on-dark.svg', logoMark({ size: 64, on: 'dark' })],
  ['art/person.svg', placeholderPerson()],
  ['art/hero-wide.svg', heroSvg('wide')],
  ['art/hero-mobile.svg', heroSvg('mobile')],
  ['art/about.svg', aboutSvg()],
  ['art/about/shores.svg', shoresSvg()],
  ['art/not-found.svg', notFoundSvg()],
  ...stateNames.map((name): Picture => [`art/states/${name}.svg`, stateSvg(name)]),
  ...cityNames.map((name): Picture => [`art/cities/${name}.svg`, citySvg(name)]),
  ...coverNames.map((name): Picture => [`art/covers/${name}.svg`, coverSvg(name)]),
  ...bannerNames.flatMap((name): Picture[] => [
    [`art/banners/${name}-desktop.svg`, bannerSvg(name, 'desktop')],
    [`art/banners/${name}-mobile.svg`, bannerSvg(name, 'mobile')],
  ]),
  ...specialtyIcons.map((name): Picture => [`art/specialties/${name}.svg`, specialtySvg(name)]),
  ...drawnUnits.map((name): Picture => [`art/units/${name}.svg`, unitSvg(name)]),
  ...drawnFacilities.map((name): Picture => [`art/facilities/${name}.svg`, facilitySvg(name)]),
  ...drawnPackages.map((name): Picture => [`art/packages/${name}.svg`, packageCoverSvg(name)]),
  ...drawnPackageCategories.map(
    (name): Picture => [`art/packages/category-${name}.svg`, packageCategorySvg(name)],
  ),
]

/** Draws covers of 1200 by 800. */
const covers = (drawings: Record<string, () => string>): [string, string][] =>
  Object.entries(drawings).map(([name, draw]) => [name, sheet({ width: 1200, height: 800 }, draw())])

/** Drawings of the demo network, with the posters and captions of its films. */
const demoDrawings = (): Picture[] => [
  ...doctorPortraits().map(inFolder('doctors')),
  ...directorPortraits().map(inFolder('about')),
  ...partnerMarks().map(inFolder('partners')),
  ...covers(articleCovers).map(inFolder('covers')),
  ...covers(newsDrawings).map(inFolder('news')),
  ...covers(eventDrawings).map(inFolder('events')),
  ...films.flatMap((film): Picture[] => [
    [`art/videos/${film.name}.svg`, frame(film, film.poster)],
    [`art/videos/${film.name}.en.vtt`, captions(film, 'en')],
    [`art/videos/${film.name}.id.vtt`, captions(film, 'id')],
  ]),
]

// Marks have the colours of their owners, and a poster those of its film.
const isMark = (path: string) => /^favicon|^art\/(logo|partners\/|videos\/)/.test(path)
const isPortrait = (text: string) => text.includes('<g id="ground">')
const inBothSchemes = ([path, text]: Picture): Picture => [
  path,
  isMark(path) ? text : withNight(text, isPortrait(text) ? 'ground' : undefined),
]

/** Every file that can be made without ffmpeg and Chromium, by its path below `public`. */
export const pictures = (): Map<string, string> =>
  new Map([...siteDrawings(), ...demoDrawings()].map(inBothSchemes))
