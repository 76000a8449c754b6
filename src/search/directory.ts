import type { ContentLanguage, Localized } from '#entities/localized.ts'

/**
 * The network's doctors as `/search/doctors.json` carries them to the browser: in columns, with everything that repeats
 * said once. Both languages read the same file, as only the few specialties have words in them.
 */
export interface Directory {
  specialists: {
    slug: string[]
    name: Localized[]
    plainName: Localized[]
    /** Every way to say it, in both languages, a line each: names, synonyms, misspellings, conditions; `~` before what is done. */
    phrases: string[]
    /** The name of the drawing that stands in for a doctor's picture. */
    drawing: string[]
  }
  places: { code: string[]; name: string[]; city: string[]; timezone: string[] }
  languages: string[]
  /** What different doctors have in common: titles with specialties, days at places, languages. */
  roles: { prefix: string; suffix: string; specialists: number[] }[]
  /** `[place, days]` each; Monday is the first bit. */
  weeks: [place: number, days: number][][]
  tongues: number[][]
  /** Where most pictures lie, with `*` for the slug. */
  photos: string
  doctors: {
    /** Without titles. For this and the columns of numbers see columns.ts. */
    name: string
    /** Those that do not follow from the name and the `photos`, by position. */
    slug: Record<number, string>
    photo: Record<number, string>
    role: string
    week: string
    tongue: string
    /** Sums of `marks`. */
    mark: string
  }
}

export const marks = { bookable: 1, telehealth: 2, woman: 4, man: 8, photo: 16 } as const

export const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type DayName = (typeof dayNames)[number]
export type Day = DayName | 'today' | 'tomorrow'
export const isDay = (value: string): value is Day =>
  value === 'today' || value === 'tomorrow' || dayNames.includes(value as DayName)

/** What is asked for, by the names that the address bar has. */
export interface Wish {
  search: string
  specialist: string
  location: string
  day: string
  telehealth: string
  speaks: string
  sort: string
  /** How many lots of rows are shown, '' for one. */
  page: string
}
export const wishNames = [
  'search',
  'specialist',
  'location',
  'day',
  'telehealth',
  'speaks',
  'sort',
  'page',
] as const

export interface Query extends Partial<Wish> {
  language: ContentLanguage
  /** Milliseconds: today and tomorrow are those of each location's clock. */
  now: number
}

export interface Named {
  slug: string
  name: string
  plainName: string
}

export interface Row {
  slug: string
  name: string
  /** A picture of the doctor, or the drawing of the specialty. */
  photo: string
  drawn: boolean
  specialists: { slug: string; name: string }[]
  places: string[]
  weekdays: number[]
  bookable: boolean
  telehealth: boolean
}

export interface Found {
  total: number
  rows: Row[]
  /** The specialties that the words were understood as, the likeliest first. */
  understood: Named[]
  /** The words as we read them, where we read others than were written. */
  corrected: string
  /** How many there are for the words alone, whatever the filters say. */
  unfiltered: number
  /** Where nobody was found: the specialties that come nearest. */
  nearest: Named[]
  /** How many doctors each choice would leave, all other filters as they are. */
  counts: Record<'specialist' | 'location' | 'day' | 'speaks' | 'telehealth', Record<string, number>>
}

/** So many rows at a time: a phone shows three at once, and each costs it time. */
export const rowsAPage = 24
export const mostPages = 10

export const pagesShown = (page: string | undefined): number =>
  Math.min(mostPages, Math.max(1, Math.trunc(Number(page)) || 1))

/** What was asked for in an address; null where it asks nothing of us. Too long a question is cut. */
export function wishIn(query: URLSearchParams): Wish | null {
  const entries = wishNames.map(name => {
    const value = (query.get(name) ?? '').slice(0, 2000)
    return [
      name,
      value
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 120),
    ]
  })
  const wish = Object.fromEntries(entries) as Wish
  return entries.some(([name, value]) => value && name !== 'sort' && name !== 'page') ? wish : null
}
