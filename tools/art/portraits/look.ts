import { paint } from '../palette.ts'
import { pick, seededRandom } from '../svg.ts'

export type Gender = 'male' | 'female' | 'unknown'

const maleHair = [
  'side-part',
  'crew',
  'quiff',
  'wavy',
  'curls',
  'receding',
  'bald',
  'undercut',
  'peci',
  'fringe',
] as const
const femaleHair = [
  'long',
  'bob',
  'bun',
  'back',
  'ponytail',
  'waves',
  'afro',
  'pixie',
  'shoulder',
  'braid',
] as const
const hijabs = ['hijab-classic', 'hijab-pashmina', 'hijab-square'] as const

export type Hair = (typeof maleHair)[number] | (typeof femaleHair)[number] | (typeof hijabs)[number]

/** The features of one drawn person. */
export interface Look {
  feminine: boolean
  /** Index of `skins`, from fair to deep. */
  skin: number
  hair: Hair
  hairColor: string
  /** The colour of a hijab or peci. */
  cloth: string
  age: 'young' | 'middle' | 'senior'
  glasses: 'none' | 'round' | 'square' | 'half'
  beard: 'none' | 'stubble' | 'moustache' | 'goatee' | 'full'
  eyes: 'dot' | 'almond' | 'smiling'
  mouth: 'smile' | 'open' | 'soft'
  brows: 'arched' | 'straight' | 'thick'
  dress: 'coat-shirt' | 'coat-tie' | 'coat-scrubs' | 'coat-batik' | 'scrubs' | 'coat-blouse'
  garment: string
  stethoscope: boolean
  badge: boolean
  ground: string
  figure: string
  shape: 'circle' | 'arch' | 'leaf' | 'sun' | 'hills' | 'window'
  jaw: number
  width: number
  tilt: number
}

export interface PortraitSeed {
  id: string
  gender: Gender
  /** These parts of the look are fixed; the id decides the others. */
  look?: Partial<Look>
}

const cloths = [
  '#0f6b52',
  '#8cc3a8',
  '#efae47',
  '#dd9a86',
  '#e8dcc3',
  '#24463f',
  '#b4573f',
  '#5b7f95',
  '#c9b3a0',
  '#7d5a6e',
]
const garments = [
  paint.brand,
  paint.deep,
  paint.mid,
  '#2f7f8f',
  paint.dusk,
  '#9c4a45',
  '#c98a2e',
  '#6f93a8',
  paint.soft,
]
const grounds = [
  [paint.pale, paint.soft],
  [paint.mist, paint.pale],
  [paint.cream, paint.honey],
  [paint.sand, '#ecd0a0'],
  [paint.sky, '#a9d2d8'],
  ['#fae3d8', paint.blush],
  ['#bfe0cf', paint.mid],
  ['#fbe6bd', paint.saffron],
] as const

/** The look for an id. The same id always gets the same look. */
export function lookOf({ id, gender, look = {} }: PortraitSeed): Look {
  const next = seededRandom(`rawat portrait ${id}`)
  const feminine = look.feminine ?? (gender === 'unknown' ? next() < 0.5 : gender === 'female')
  const skin = look.skin ?? pick(next, [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6])
  const age = look.age ?? pick(next, ['young', 'young', 'middle', 'middle', 'middle', 'senior'] as const)
  const hair = look.hair ?? chooseHair(next, feminine, skin)
  const natural = skin >= 5 ? ['#1b1512', '#241a16'] : ['#1d1a1b', '#2a211e', '#3a2a22', '#241d1c']
  const grey = pick(next, ['#8f8d8a', '#b9b6b0', '#6d6a69'])
  const [ground, figure] = pick(next, grounds)
  return {
    feminine,
    skin,
    hair,
    hairColor: age === 'senior' ? grey : pick(next, natural),
    cloth: hair === 'peci' ? pick(next, ['#1d2422', '#1d2422', '#3b2530']) : pick(next, cloths),
    age,
    glasses: pick(next, ['none', 'none', 'none', 'round', 'square', 'half'] as const),
    beard: feminine
      ? 'none'
      : pick(next, ['none', 'none', 'none', 'stubble', 'moustache', 'goatee', 'full'] as const),
    eyes: pick(
      next,
      skin <= 1 ? ['almond', 'almond', 'dot', 'smiling'] : (['dot', 'dot', 'almond', 'smiling'] as const),
    ),
    mouth: pick(next, ['smile', 'open', 'soft', 'open'] as const),
    brows: feminine
      ? pick(next, ['arched', 'straight'] as const)
      : pick(next, ['straight', 'thick', 'arched'] as const),
    dress: feminine
      ? pick(next, ['coat-blouse', 'coat-scrubs', 'scrubs', 'coat-batik', 'coat-blouse'] as const)
      : pick(next, ['coat-shirt', 'coat-tie', 'coat-scrubs', 'coat-batik', 'scrubs'] as const),
    garment: pick(next, garments),
    stethoscope: next() < 0.55,
    badge: next() < 0.6,
    ground,
    figure,
    shape: pick(next, ['circle', 'arch', 'leaf', 'sun', 'hills', 'window'] as const),
    jaw: 40 + Math.round(next() * 14) + (feminine ? -2 : 5),
    width: 63 + Math.round(next() * 7) + (feminine ? 0 : 2),
    tilt: Math.round((next() * 8 - 4) * 10) / 10,
    ...look,
  }
}

function chooseHair(next: () => number, feminine: boolean, skin: number): Hair {
  if (feminine) {
    if (skin >= 5) return pick(next, ['afro', 'bun', 'braid', 'afro', 'back'] as const)
    return next() < 0.46 && skin >= 1
      ? pick(next, hijabs)
      : pick(
          next,
          femaleHair.filter(style => style !== 'afro'),
        )
  }
  if (skin >= 5) return pick(next, ['curls', 'curls', 'crew', 'bald'] as const)
  return pick(
    next,
    maleHair.filter(style => style !== 'curls'),
  )
}
