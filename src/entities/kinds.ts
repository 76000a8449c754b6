import { aboutBanner } from './about-banner.ts'
import { aboutDescription } from './about-description.ts'
import { address } from './address.ts'
import { article } from './article.ts'
import { doctor } from './doctor.ts'
import { emergencySign } from './emergency-sign.ts'
import type { Entity, ItemOf } from './entity.ts'
import { event } from './event.ts'
import { facility } from './facility.ts'
import { jobOffer } from './job-offer.ts'
import { mainBanner } from './main-banner.ts'
import { mediaCategory } from './media-category.ts'
import { news } from './news.ts'
import { packageCategory } from './package-category.ts'
import { packageProgram } from './package-program.ts'
import { partner } from './partner.ts'
import { question } from './question.ts'
import { questionCategory } from './question-category.ts'
import { settings } from './settings.ts'
import { socialMedia } from './social-media.ts'
import { specialist } from './specialist.ts'
import { testimonial } from './testimonial.ts'
import { unit } from './unit.ts'
import { video } from './video.ts'

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
  'job-offers': jobOffer,
  'main-banners': mainBanner,
  'about-banners': aboutBanner,
  'about-description': aboutDescription,
  settings,
} as const

export type ContentKind = keyof typeof entities
export type Item<K extends ContentKind> = ItemOf<(typeof entities)[K]>
/** As public answers and the site carry it. */
export type PublicItem<K extends ContentKind> = Item<K> & { id: string; updatedAt: string }

export const contentKinds = Object.keys(entities) as ContentKind[]
/** The definition without its exact field types, for code that treats all kinds alike. */
export const entityOf = (kind: ContentKind): Entity => entities[kind] as unknown as Entity
