import type { ContentKind, Item } from '#entities/kinds.ts'
import { about } from './about.ts'
import { aboutBanners } from './about-banners.ts'
import { addresses } from './addresses.ts'
import { articles } from './articles.ts'
import { doctors } from './doctors.ts'
import { events } from './events.ts'
import { exceptions } from './exceptions.ts'
import { facilities } from './facilities.ts'
import { jobOffers } from './job-offers.ts'
import { mainBanners } from './main-banners.ts'
import { mediaCategories } from './media-categories.ts'
import { news } from './news.ts'
import { packageCategories } from './package-categories.ts'
import { packages } from './packages.ts'
import { partners } from './partners.ts'
import { people } from './people.ts'
import { questionCategories } from './question-categories.ts'
import { questions } from './questions.ts'
import { schedules } from './schedules.ts'
import { settings } from './settings.ts'
import { socialMedias } from './social-medias.ts'
import { specialists } from './specialists.ts'
import { testimonials } from './testimonials.ts'
import { units } from './units.ts'
import { videos } from './videos.ts'

// In an order in which every reference points to an earlier kind.
const contentOn = (today: Temporal.PlainDate): { [K in ContentKind]: Item<K>[] } => ({
  settings,
  addresses,
  specialists,
  units,
  doctors,
  'media-categories': mediaCategories,
  articles,
  news,
  videos,
  facilities,
  events: events(today),
  partners,
  'question-categories': questionCategories,
  questions,
  // Empty: `emergency-signs.ts` belongs to every installation, and stays when the demo is removed.
  'emergency-signs': [],
  testimonials,
  'package-categories': packageCategories,
  packages,
  'job-offers': jobOffers,
  'social-medias': socialMedias,
  'main-banners': mainBanners,
  'about-banners': aboutBanners,
  'about-description': about,
})

/** The demo network, which development and the tests use too. */
export const network = {
  content: contentOn(Temporal.Now.plainDateISO('Asia/Jakarta')),
  contentOn,
  schedules,
  exceptions,
  people,
}
