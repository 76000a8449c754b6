import { paint } from './palette.ts'
import { banners } from './scenes/banners.ts'
import { jakarta, jayapura, makassar } from './scenes/cities.ts'
import { covers } from './scenes/covers.ts'
import { morning } from './scenes/hero.ts'
import { sentani } from './scenes/lake.ts'
import { about, notFound } from './scenes/moments.ts'
import { states } from './scenes/states.ts'
import { box, group, path, sheet } from './svg.ts'

/** The picture at the top of the home page. On phones only its middle part is shown: the door and the people. */
export const heroSvg = (form: 'wide' | 'mobile' = 'wide') =>
  form === 'wide'
    ? sheet({ width: 1600, height: 800 }, morning())
    : sheet({ width: 820, height: 700 }, morning()).replace(
        'viewBox="0 0 820 700"',
        'viewBox="760 100 820 700"',
      )

export const aboutSvg = () => sheet({ width: 1200, height: 800 }, about())

export const notFoundSvg = () => sheet({ width: 800, height: 560 }, notFound())

export type State = keyof typeof states

export const stateSvg = (state: State) => sheet({ width: 360, height: 230 }, states[state]())

const cities = { jakarta, makassar, jayapura, sentani } as const

export type City = keyof typeof cities

export const citySvg = (city: City) => sheet({ width: 1200, height: 675 }, cities[city]())

export type Cover = keyof typeof covers

export const coverSvg = (cover: Cover) => sheet({ width: 1200, height: 800 }, covers[cover]())

export type Banner = keyof typeof banners

const bannerGrounds: Record<Banner, string> = {
  checkup: paint.pale,
  mother: '#fbeee3',
  emergency: '#e1f0ee',
  booking: '#fdf3dc',
}

/** The picture of a banner. The text of the page goes to the left of the figures, on phones above them. */
export function bannerSvg(banner: Banner, form: 'desktop' | 'mobile'): string {
  const draw = banners[banner]()
  const ground = bannerGrounds[banner]
  return form === 'desktop'
    ? sheet(
        { width: 1600, height: 640 },
        box(0, 0, 1600, 640, ground) +
          path('M0 640Q300 470 760 560T1600 500V640Z', '#fff', 'opacity=".4"') +
          group('translate(1160 350)', draw),
      )
    : sheet(
        { width: 800, height: 900 },
        box(0, 0, 800, 900, ground) +
          path('M0 900Q200 690 460 760T800 700V900Z', '#fff', 'opacity=".4"') +
          group('translate(400 596)', draw),
      )
}

export const cityNames = Object.keys(cities) as City[]
export const coverNames = Object.keys(covers) as Cover[]
export const bannerNames = Object.keys(banners) as Banner[]
export const stateNames = Object.keys(states) as State[]
