import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'

export const aboutBanners: Item<'about-banners'>[] = [
  {
    heading: both('Three shores, one promise', 'Tiga pesisir, satu janji'),
    image: {
      src: '/art/about/shores.svg',
      width: 1600,
      height: 600,
      alt: both(
        'Under three arches: the hospital in Jakarta, a pinisi before Makassar, houses on stilts in the bay of Jayapura',
        'Di bawah tiga lengkungan: rumah sakit di Jakarta, pinisi di perairan Makassar, dan rumah panggung di teluk Jayapura',
      ),
    },
  },
]
