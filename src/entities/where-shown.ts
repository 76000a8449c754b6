import type { ContentKind } from './kinds.ts'
import type { Outline } from './outlines.ts'

const HOME_STORIES = 7

/** The testimonials of the home page: first the first one that names a doctor, then the others in their set order. */
export function storiesOnHome<S extends { doctor?: unknown }>(stories: readonly S[]): S[] {
  const lead = stories.find(one => one.doctor) ?? stories[0]
  return lead ? [lead, ...stories.filter(one => one !== lead).slice(0, HOME_STORIES - 1)] : []
}

/** Settings that the main location overrides: the path of each in a location. */
const ofMainLocation = {
  emergency_call: ['phones', 'emergency_call'],
  emergencyNumber: ['phones', 'emergencyNumber'],
  customer_care: ['phones', 'customer_care'],
  whatsappNumber: ['whatsappNumber'],
  supportEmail: ['email1'],
}

type Data = Record<string, unknown>
export interface Published {
  key: string
  data: Data
}
/** A public page that shows a published item, or the reason why none does. Null if other items decide that. */
export type WhereShown =
  | { on: string }
  | { text: 'emergencySign' }
  | { hidden: 'notFirst' | 'ahead' | 'over' | 'noItems' }
  | { hidden: 'pastLimit'; most: number }
  | { hidden: 'ownNumbers'; fields: string[] }
  | null

/** Pages that show every item of a kind that has no pages of its own. */
const pages: Partial<Record<ContentKind, string>> = {
  videos: '/videos',
  'social-medias': '/about',
  partners: '/about#partners',
  questions: '/questions',
  'about-description': '/about',
}

/** The kind that a category of media groups, and the page that shows it. */
const sorted: Record<string, { kind: ContentKind; page: (key: string, item: string) => string }> = {
  article: { kind: 'articles', page: key => `/articles/category/${key}` },
  news: { kind: 'news', page: (_, item) => `/news/${item}` },
  video: { kind: 'videos', page: () => '/videos' },
}
const sortedBy = (data: Data) => sorted[data.for as string]

/** The kind whose published items decide whether this one is shown, in their set order. */
export function decidedBy(kind: ContentKind, data: Data): ContentKind | null {
  if (kind === 'settings') return 'addresses'
  if (kind === 'question-categories') return 'questions'
  if (kind === 'media-categories') return sortedBy(data)?.kind ?? null
  return kind === 'about-banners' || kind === 'testimonials' ? kind : null
}

function categoryShown({ key, data }: Published, kind: ContentKind, items: readonly Published[]): WhereShown {
  const item = items.find(one => one.data.category === key)
  if (!item) return { hidden: 'noItems' }
  if (kind === 'question-categories') return { on: '/questions' }
  const page = sortedBy(data)?.page(key, item.key)
  return page ? { on: page } : null
}

function reached(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Data | null | undefined)?.[name], data)
}

function settingsShown(settings: Data, fields: readonly string[], places: readonly Published[]): WhereShown {
  const main = places.find(place => place.data.isMain) ?? places[0]
  const covered = Object.entries(ofMainLocation).flatMap(([name, path]) =>
    fields.includes(name) && settings[name] && reached(main?.data, path) ? [name] : [],
  )
  return covered.length > 0 ? { hidden: 'ownNumbers', fields: covered } : null
}

function bannerShown({ startsAt, endsAt }: Data, now: Temporal.Instant): WhereShown {
  const past = (moment: unknown) =>
    typeof moment === 'string' && Temporal.Instant.compare(Temporal.Instant.from(moment), now) <= 0
  if (past(endsAt)) return { hidden: 'over' }
  return startsAt && !past(startsAt) ? { hidden: 'ahead' } : { on: '/' }
}

interface Asked {
  outline: Pick<Outline, 'name' | 'page'>
  item: Published
  /** The published items of `decidedBy`. */
  others: readonly Published[]
  /** The fields of the form that the editor sees. */
  fields: readonly string[]
  now: Temporal.Instant
}

/** Where the public site shows a published item. */
export function whereShown({ outline, item, others, fields, now }: Asked): WhereShown {
  const kind = outline.name as ContentKind
  if (outline.page) return { on: `/${outline.page}/${item.key}` }
  if (kind === 'settings') return settingsShown(item.data, fields, others)
  if (kind === 'media-categories' || kind === 'question-categories') return categoryShown(item, kind, others)
  if (kind === 'emergency-signs') return { text: 'emergencySign' }
  if (kind === 'main-banners') return bannerShown(item.data, now)
  if (kind === 'about-banners') return others[0]?.key === item.key ? { on: '/about' } : { hidden: 'notFirst' }
  if (kind === 'testimonials') {
    const shown = storiesOnHome(others.map(({ key, data }) => ({ key, doctor: data.doctor })))
    return shown.some(one => one.key === item.key) ? { on: '/' } : { hidden: 'pastLimit', most: HOME_STORIES }
  }
  const page = pages[kind]
  return page ? { on: page } : null
}
