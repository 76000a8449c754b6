import { address } from './content/address.ts'
import { article } from './content/article.ts'
import { aboutBanner } from './content/banners/about-banner.ts'
import { aboutDescription } from './content/banners/about-description.ts'
import { mainBanner } from './content/banners/main-banner.ts'
import { doctor } from './content/doctor.ts'
import { emergencySign } from './content/emergency-sign.ts'
import { event } from './content/event.ts'
import { facility } from './content/facility.ts'
import { healthTopic } from './content/health-topic.ts'
import { jobOffer } from './content/job-offer.ts'
import { mediaCategory } from './content/media-category.ts'
import { news } from './content/news.ts'
import { packageCategory } from './content/package-category.ts'
import { packageProgram } from './content/package-program.ts'
import { partner } from './content/partner.ts'
import { question } from './content/question.ts'
import { questionCategory } from './content/question-category.ts'
import { settings } from './content/settings.ts'
import { socialMedia } from './content/social-media.ts'
import { specialist } from './content/specialist.ts'
import { testimonial } from './content/testimonial.ts'
import { unit } from './content/unit.ts'
import { video } from './content/video.ts'
import type { Entity, ItemOf, ListedOf, PublicOf } from './entity.ts'

/** Every kind of content. A new one is a definition, a line here, its labels and its seed. */
export const entities = {
  addresses: address,
  specialists: specialist,
  units: unit,
  doctors: doctor,
  'media-categories': mediaCategory,
  articles: article,
  news,
  videos: video,
  'social-medias': socialMedia,
  facilities: facility,
  events: event,
  partners: partner,
  'question-categories': questionCategory,
  questions: question,
  'emergency-signs': emergencySign,
  testimonials: testimonial,
  'package-categories': packageCategory,
  packages: packageProgram,
  'health-topics': healthTopic,
  'job-offers': jobOffer,
  'main-banners': mainBanner,
  'about-banners': aboutBanner,
  'about-description': aboutDescription,
  settings,
} as const

export type ContentKind = keyof typeof entities
/** The kinds of which there is exactly one item. */
export type SingletonKind = {
  [K in ContentKind]: (typeof entities)[K] extends { singleton?: false } ? never : K
}[ContentKind]
export type ListKind = Exclude<ContentKind, SingletonKind>
export type Item<K extends ContentKind> = ItemOf<(typeof entities)[K]>
/** As in public answers and on the site. */
export type PublicItem<K extends ContentKind> = PublicOf<(typeof entities)[K]> & {
  id: string
  updatedAt: string
}

/** The same in a public list: more fields only where the caller asks for whole items. */
export type ListedItem<K extends ContentKind> = ListedOf<(typeof entities)[K]> &
  Partial<PublicItem<K>> & { id: string; updatedAt: string }

export const contentKinds = Object.keys(entities) as ContentKind[]
/** The definition without its exact field types, for code that treats all kinds alike. */
export const entityOf = (kind: ContentKind): Entity => entities[kind] as unknown as Entity
export const isListKind = (kind: ContentKind): kind is ListKind => !entityOf(kind).singleton
