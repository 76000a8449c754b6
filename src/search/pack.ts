import { fullName } from '#entities/people/full-name.ts'
import { toSlug } from '#entities/text/slug.ts'
import {
  readNames,
  readNumbers,
  readWeeks,
  type Week,
  writeNames,
  writeNumbers,
  writeSorted,
  writeWeeks,
} from './columns.ts'
import { type Directory, marks } from './directory.ts'

/** A doctor as the search needs it. References are positions in the other lists. */
export interface Entry {
  slug: string
  name: string
  prefix?: string | undefined
  suffix?: string | undefined
  photo?: string | undefined
  gender?: string | undefined
  bookable: boolean
  telehealth: boolean
  languages: string[]
  specialists: number[]
  week: Week
}

/** Numbers distinct values in order of appearance. */
function numbered<T>() {
  const list: T[] = []
  const known = new Map<string, number>()
  return {
    list,
    of(value: T): number {
      const key = JSON.stringify(value)
      const found = known.get(key) ?? list.push(value) - 1
      known.set(key, found)
      return found
    },
  }
}

const patternOf = ({ photo, slug }: Entry) => photo?.replace(slug, '*')

/** The most common pattern of the pictures' addresses. */
function commonPattern(entries: readonly Entry[]): string {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const pattern = patternOf(entry)
    if (pattern?.includes('*')) counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Similar weeks beside each other compress better. */
const byPlaces = (a: Week, b: Week) => {
  const at = a.findIndex((one, i) => String(one) !== String(b[i]))
  return a.length - b.length || (a[at]?.[0] ?? 0) - (b[at]?.[0] ?? 0) || (a[at]?.[1] ?? 0) - (b[at]?.[1] ?? 0)
}

export function pack(
  entries: readonly Entry[],
  around: Pick<Directory, 'specialists' | 'places' | 'pages' | 'insurers'>,
): Directory {
  const languages = numbered<string>()
  const roles = numbered<Directory['roles'][number]>()
  const weeks = [...new Map(entries.map(one => [JSON.stringify(one.week), one.week])).values()].sort(byPlaces)
  const weekAt = new Map(weeks.map((week, i) => [JSON.stringify(week), i]))
  const tongues = numbered<number[]>()
  const photos = commonPattern(entries)
  const sparse = (value: (entry: Entry) => string | undefined) =>
    Object.fromEntries(entries.flatMap((entry, i) => (value(entry) ? [[i, value(entry) as string]] : [])))
  const usual = (entry: Entry) => photos !== '' && patternOf(entry) === photos
  const markOf = (entry: Entry) =>
    (entry.bookable ? marks.bookable : 0) |
    (entry.telehealth ? marks.telehealth : 0) |
    (entry.gender === 'female' ? marks.woman : entry.gender === 'male' ? marks.man : 0) |
    (usual(entry) ? marks.photo : 0)
  const roleOf = ({ prefix = '', suffix = '', specialists }: Entry) =>
    roles.of({ prefix, suffix, specialists })
  const column = (value: (entry: Entry) => number) => writeNumbers(entries.map(value))
  const doctors = {
    lastFirstNames: writeNames(entries.map(entry => entry.name)),
    slug: sparse(entry => (entry.slug === toSlug(entry.name) ? undefined : entry.slug)),
    photo: sparse(entry => (usual(entry) ? undefined : entry.photo)),
    role: column(roleOf),
    week: column(entry => weekAt.get(JSON.stringify(entry.week)) as number),
    tongue: column(entry => tongues.of(entry.languages.map(language => languages.of(language)))),
    mark: column(markOf),
  }
  return {
    ...around,
    specialists: {
      ...around.specialists,
      phrases: around.specialists.phrases.map(lines => writeSorted(lines.split('\n'), '\n')),
    },
    languages: languages.list,
    roles: roles.list,
    weeks: writeWeeks(weeks),
    tongues: tongues.list,
    photos,
    doctors,
  }
}

/** An unpacked doctor of the directory; `role`, `week` and `tongue` are positions in its lists. */
export interface Person {
  slug: string
  /** Without titles, and with them. */
  bare: string
  name: string
  suffix: string
  photo: string
  specialists: number[]
  days: Week
  languages: number[]
  role: number
  week: number
  tongue: number
  mark: number
}

export function unpack({ doctors, roles, tongues, photos, ...data }: Directory): Person[] {
  const weeks = readWeeks(data.weeks)
  const [role, week] = [readNumbers(doctors.role), readNumbers(doctors.week)]
  const [tongue, mark] = [readNumbers(doctors.tongue), readNumbers(doctors.mark)]
  return readNames(doctors.lastFirstNames).map((bare, i) => {
    const slug = doctors.slug[i] ?? toSlug(bare)
    const at = { role: role[i] ?? 0, week: week[i] ?? 0, tongue: tongue[i] ?? 0, mark: mark[i] ?? 0 }
    const { prefix, suffix = '', specialists = [] } = roles[at.role] ?? {}
    return {
      ...at,
      slug,
      bare,
      suffix,
      name: fullName({ name: bare, prefix, suffix }),
      photo: at.mark & marks.photo ? photos.replace('*', slug) : (doctors.photo[i] ?? ''),
      specialists,
      days: weeks[at.week] ?? [],
      languages: tongues[at.tongue] ?? [],
    }
  })
}
