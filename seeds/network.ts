import type { ContentKind, Item } from '#entities/kinds.ts'
import { about } from './about.ts'
import { addresses } from './addresses.ts'
import { articles } from './articles.ts'
import { doctors } from './doctors.ts'
import { exceptions } from './exceptions.ts'
import { mainBanners } from './main-banners.ts'
import { mediaCategories } from './media-categories.ts'
import { people } from './people.ts'
import { schedules } from './schedules.ts'
import { settings } from './settings.ts'
import { socialMedias } from './social-medias.ts'
import { specialists } from './specialists.ts'
import { units } from './units.ts'

// In this order every reference points to a kind that came before.
const content: { [K in ContentKind]: Item<K>[] } = {
  settings,
  addresses,
  specialists,
  units,
  doctors,
  'media-categories': mediaCategories,
  articles,
  'social-medias': socialMedias,
  'main-banners': mainBanners,
  'about-description': about,
}

/** The invented hospital network that the demo, development and the tests share. */
export const network = { content, schedules, exceptions, people }
