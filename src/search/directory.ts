import type { ContentLanguage, Localized } from '#entities/localized.ts'

/** Pages for questions that are not about a doctor. `path` is without the language; phrases one per line. */
export interface SearchedPages {
  path: string[]
  title: Localized[]
  phrases: string[]
}

/**
 * The network's doctors as in `/search/doctors.json`: in columns, each repeated value once. Both languages use the same
 * file, as only the few specialties have texts.
 */
export interface Directory {
  pages: SearchedPages
  specialists: {
    slug: string[]
    name: Localized[]
    plainName: Localized[]
    /**
     * All names, synonyms, misspellings and conditions in both languages, one per line as `writeSorted` writes them;
     * `~` marks a treatment.
     */
    phrases: string[]
    /** The name of the drawing for doctors without a picture. */
    drawing: string[]
  }
  places: { code: string[]; name: string[]; city: string[]; timezone: string[] }
  /**
   * Partners that pay for patients somewhere: for each place the specialties and the doctors that do not take it, the
   * doctors as insurers.ts writes them. `national` is the position of the national health insurance, or -1.
   */
  insurers: {
    slug: string[]
    name: string[]
    national: number
    places: [place: number, specialists: number[], doctors: string][][]
  }
  languages: string[]
  /** Values that doctors share: titles with specialties, days at places, languages. */
  roles: { prefix: string; suffix: string; specialists: number[] }[]
  /** For this see columns.ts. */
  weeks: string
  tongues: number[][]
  /** The address pattern of most pictures, with `*` for the slug. */
  photos: string
  doctors: {
    /**
     * Without titles. For this and the columns of numbers see columns.ts. Its key changes with its format: a reader of
     * another version then fails, and the page offers all doctors, where it would read wrong names.
     */
    lastFirstNames: string
    /** Only the values that do not follow from the name and `photos`, by position. */
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

/** Filters by a mark of the same name: a checkbox each. */
export const markFilters = ['telehealth'] as const satisfies (keyof typeof marks)[]
export type MarkFilter = (typeof markFilters)[number]
/** The filters, with the parameter names of the address; an insurer is a partner by its slug. */
export const doctorFilters = ['specialist', 'location', 'day', ...markFilters, 'speaks', 'insurer'] as const
export type DoctorFilter = (typeof doctorFilters)[number]
/** `page` is the number of pages of rows shown, '' for one. */
export const doctorQueryNames = ['search', ...doctorFilters, 'sort', 'page'] as const
/** The query, with the parameter names of the address. */
export type DoctorQuery = Record<(typeof doctorQueryNames)[number], string>

export interface Query extends Partial<DoctorQuery> {
  language: ContentLanguage
  /** Milliseconds: today and tomorrow are taken at each location's clock. */
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

/** Which wish of the question no doctor fulfils: those at another time or place, or with other insurers, are offered instead. */
export type Elsewhere = '' | 'day' | 'place' | 'both' | 'insurer'

export interface Found {
  total: number
  rows: Row[]
  /** The specialties that the words were understood as, the most likely first. */
  understood: Named[]
  /** The corrected words, '' if they were read as typed. */
  corrected: string
  elsewhere: Elsewhere
  /** A filter with a value that is not in the data: it is left out, and the answer says so. */
  unknown: '' | 'insurer' | 'filter'
  /** The names of the insurers that the words or the filter ask for, and these doctors take; '' without any. */
  insurer: string
  /** Number of matches for the words alone, without the filters. */
  unfiltered: number
  /** Pages that the words are about, with their paths as slugs. */
  pages: Named[]
  /** The nearest specialties, if no doctor was found. */
  nearest: Named[]
  /** Number of doctors for each choice, with all other filters unchanged. */
  counts: Record<DoctorFilter, Record<string, number>>
}

/** Rows per page: a phone shows three at once, and each costs rendering time. */
export const rowsAPage = 12
export const maxPages = 20

export const pagesShown = (page: string | undefined): number =>
  Math.min(maxPages, Math.max(1, Math.trunc(Number(page)) || 1))

/** A value of an address without control characters. Long values are cut. */
export const cleanValue = (value: string | null): string =>
  (value ?? '')
    .slice(0, 2000)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 120)

/** The query in an address; null if it is empty. */
export function doctorQueryIn(query: URLSearchParams): DoctorQuery | null {
  const entries = doctorQueryNames.map(name => [name, cleanValue(query.get(name))])
  const doctorQuery = Object.fromEntries(entries) as DoctorQuery
  return entries.some(([name, value]) => value && name !== 'sort' && name !== 'page') ? doctorQuery : null
}
