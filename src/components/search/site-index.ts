import { isPast, nowUntil } from '#content/clock.ts'
import { all, allOfAny } from '#content/queries.ts'
import type { ListKind } from '#content/source.ts'
import { contentKinds, entityOf, isListKind, type PublicItem } from '#entities/kinds.ts'
import { contentLanguages, type Localized } from '#entities/localized.ts'
import { offerEnds, offerState } from '#entities/office/job-offer-state.ts'
import { endOf } from '#entities/time/event-time.ts'
import type { SiteDocument, SiteIndex } from '#search/whole/site-index.ts'
import en from '../../../locales/en/entities.json' with { type: 'json' }
import id from '../../../locales/id/entities.json' with { type: 'json' }
import { anchorOf } from '../question/grouped.ts'
import { shortened } from '../site/excerpt.ts'
import { translateFile } from '../site/texts.ts'

/** In the directory already: `/search/doctors.json`. */
const inDirectory: readonly string[] = ['doctors', 'specialists']
/** Kinds without a page for each item: the page that shows all of them, and the place there. */
const shownAt: Partial<Record<ListKind, (item: { id: string; slug?: string; code?: string }) => string>> = {
  questions: item => `questions#${anchorOf(item)}`,
  addresses: item => `contact/${item.code}`,
  videos: item => `videos#${item.slug}`,
}
/** The order of results; a kind that is not named follows. */
const order = ['specialists', 'doctors', 'pages', 'packages', 'questions', 'units', 'facilities']
/** The longest line below a title, in characters. */
const longest = 140

/** Fields with a line about the item, the best first, and with further words. Only these are searched. */
const lines = ['summary', 'excerpt', 'description']
const wordFields = ['tags', 'shortName', 'city', 'district', 'type']
/** Fields that say when an item is over. */
const timeFields = ['expiresAt', 'startsAt', 'endsAt', 'validThrough', 'hiring', 'location']

type Found = Awaited<ReturnType<typeof allOfAny>>[number]

const kindsInIndex = (): ListKind[] =>
  contentKinds.filter(
    (kind): kind is ListKind =>
      isListKind(kind) &&
      !inDirectory.includes(kind) &&
      Boolean(entityOf(kind).page ?? shownAt[kind as ListKind]),
  )

const inEach = (make: (language: 'en' | 'id') => string): Localized => ({ en: make('en'), id: make('id') })

function titleOfKind(kind: string): Localized {
  if (kind === 'pages') return inEach(language => translateFile('pages', language)('search.pages'))
  const names = { en, id } as Record<string, { kinds: Record<string, { many: string }> }>
  const page = kind === 'job-offers' ? 'nav.career' : `nav.${kind}`
  const site = { en: translateFile('site', 'en'), id: translateFile('site', 'id') }
  return inEach(language => {
    try {
      return site[language](page as 'nav.home')
    } catch {
      // A kind that is not in the menu.
      return names[language]?.kinds[kind]?.many ?? kind
    }
  })
}

const pageOfKind = (kind: string): string =>
  kind === 'pages'
    ? '/'
    : kind === 'addresses'
      ? '/contact/show'
      : // A category has no list of its own.
        `/${(entityOf(kind as ListKind).page ?? kind).split('/')[0]}`

const localized = (value: unknown): Localized =>
  typeof value === 'string' ? { en: value } : ((value ?? {}) as Localized)

/** The time zone of a location, else that of the main one, as the pages of the items have it. */
type ZoneOf = (location: unknown) => string

async function zones(): Promise<ZoneOf> {
  const places = await all('addresses', ['code', 'timezone', 'isMain'])
  const main = places.find(one => one.isMain) ?? places[0]
  return location => places.find(one => one.code === location)?.timezone ?? main?.timezone ?? 'UTC'
}

/** Whether the page that shows all items of the kind has this one no longer. */
function isOver(kind: ListKind, item: Found, zoneOf: ZoneOf): boolean {
  const zone = zoneOf(item.location)
  if (kind === 'events') return isPast(endOf(item as PublicItem<'events'>, zone))
  if (kind === 'job-offers') {
    const offer = item as PublicItem<'job-offers'>
    const state = offerState(offer, zone, nowUntil(offerEnds(offer, zone)))
    return state === 'over' || state === 'filled'
  }
  return typeof item.expiresAt === 'string' && isPast(Temporal.Instant.from(item.expiresAt))
}

async function documentsOf(kind: ListKind, at: number, zoneOf: ZoneOf): Promise<SiteDocument[]> {
  const { key, title, page, fields } = entityOf(kind)
  const own = Object.keys(fields).filter(
    name => !fields[name]?.private && fields[name]?.widget !== 'richText',
  )
  const line = lines.find(name => own.includes(name))
  const words = wordFields.filter(name => own.includes(name))
  const asked = ['id', key, title, ...(line ? [line] : []), ...words, ...timeFields].filter(
    name => name === 'id' || own.includes(name),
  )
  const items = await allOfAny(kind, [...new Set(asked)])
  return items
    .filter(item => !isOver(kind, item, zoneOf))
    .map(item => {
      const text = Object.fromEntries(
        contentLanguages.flatMap(language => {
          const value = localized(line && item[line])[language]
          return value ? [[language, shortened(value, longest)]] : []
        }),
      )
      const more = words.flatMap(name => (item[name] as string | string[] | undefined) ?? [])
      return {
        kind: at,
        path: shownAt[kind]?.(item) ?? `${page}/${item[key]}`,
        title: localized(item[title]),
        ...(Object.keys(text).length > 0 ? { text } : {}),
        ...(more.length > 0 ? { words: more.join('\n') } : {}),
      }
    })
}

const rank = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length)

/** All kinds of results, for the index and for the page that lists them. */
export const searchedKinds = (): SiteIndex['kinds'] =>
  [...inDirectory, 'pages', ...kindsInIndex()]
    .toSorted((a, b) => rank(a) - rank(b))
    .map(kind => ({ id: kind, title: titleOfKind(kind), path: pageOfKind(kind) }))

/** Every page but those of doctors and specialties, for the search of the whole site. */
export async function siteIndex(): Promise<SiteIndex> {
  const kinds = searchedKinds()
  const zoneOf = await zones()
  const documents = await Promise.all(
    kindsInIndex().map(kind =>
      documentsOf(
        kind,
        kinds.findIndex(one => one.id === kind),
        zoneOf,
      ),
    ),
  )
  return { kinds, documents: documents.flat() }
}
