import { bodies } from './packages/bodies.ts'
import { lives } from './packages/lives.ts'
import { newborn } from './packages/parts.ts'
import { paint, skins } from './palette.ts'
import { care, heart } from './specialties/care.ts'
import { drop, organs, spark } from './specialties/organs.ts'
import { grain, group, seededRandom, sheet } from './svg.ts'
import { floor, person, wall } from './unit-parts.ts'

const { brand, mid, soft, pale, mist, white, saffron, clay, deep } = paint
const [, fair, warm, , dark] = skins

const covers = { ...bodies, ...lives }
/** The packages that have a cover. */
export const drawnPackages = Object.keys(covers) as (keyof typeof covers)[]

/** The cover of a package, 1200 by 800. */
export const packageCoverSvg = (name: keyof typeof covers) =>
  sheet({ width: 1200, height: 800 }, covers[name]())

const categories = {
  checkup: () =>
    wall(mist) +
    floor(pale) +
    group('translate(58 8) scale(.95)', care['internal-medicine']()) +
    person(240, 176, white, warm, brand, true) +
    spark(58, 52, 12),
  heart: () =>
    wall('#fbe3d9') +
    floor('#f0cdbd') +
    group('translate(56 -2) scale(.98)', organs.cardiology()) +
    drop(262, 96, 1.6) +
    spark(52, 50, 12),
  adults: () =>
    wall('#f8ecd3') +
    floor('#ecd6a8') +
    group(
      'translate(160 192) scale(1.3)',
      person(-50, -4, clay, dark, saffron, true) +
        person(0, 0, mid, fair, '#2a211e') +
        person(50, -4, brand, warm, '#c9c6c0'),
    ) +
    heart(160, 40, 0.5) +
    spark(282, 56, 12),
  family: () =>
    wall('#fae3d8') +
    floor('#f1cdbb') +
    group(
      'translate(160 192) scale(1.3)',
      person(-38, -2, brand, warm, saffron, true) +
        person(38, 0, mid, dark, '#1b1512') +
        newborn(2, -38, 0.66, '#cb8f62'),
    ) +
    heart(160, 44, 0.6) +
    spark(58, 56, 12),
  'eyes-teeth': () =>
    wall('#d9ebe8') +
    floor(soft) +
    group('translate(12 10) scale(.82)', organs.ophthalmology()) +
    group('translate(168 26) scale(.74)', organs.dentistry()) +
    spark(160, 40, 12),
} as const
/** The package categories that have a drawing. */
export const drawnPackageCategories = Object.keys(categories) as (keyof typeof categories)[]

/** The drawing of a package category, 320 by 200 like those of units. */
export const packageCategorySvg = (name: keyof typeof categories) =>
  sheet(
    { width: 320, height: 200 },
    categories[name]() +
      grain(
        seededRandom(`programs ${name}`),
        { x: 4, y: 100, width: 312, height: 98, towards: 'bottom' },
        90,
        deep,
        0.13,
      ),
  )
