import type { Week } from './columns.ts'
import {
  type Directory,
  dayNames,
  type Elsewhere,
  type Found,
  isDay,
  type MarkFilter,
  markFilters,
  marks,
  type Named,
  pagesShown,
  type Query,
  type Row,
  rowsAPage,
} from './directory.ts'
import { daysAt, filteredDays } from './features.ts'
import { noInsurers, payments } from './insurers.ts'
import { createMatcher } from './match.ts'
import { unpack } from './pack.ts'

const mostUnderstood = 3
const mostNearest = 4

/**
 * Finds doctors by name, specialty (with synonyms), complaint, place, day and language, in any combination: `ayu
 * jantung`, `nyeri dada makassar sabtu`. Exact words and prefixes first; similar words only if there are none.
 */
export function createEngine(given: Directory): (query: Query) => Found {
  // A release that an older version built has none, and is served until it is built again.
  const data: Directory = { ...given, insurers: given.insurers ?? noInsurers }
  const { specialists, places, languages, pages, insurers } = data
  const people = unpack(data)
  const pays = payments(insurers, people)
  const match = createMatcher(data, people, pays)
  const size = specialists.slug.map((_, s) => people.filter(one => one.specialists.includes(s)).length)

  return query => {
    const { language, now } = query
    const t = (text: { en?: string; id?: string } | undefined) =>
      text?.[language] ?? text?.en ?? text?.id ?? ''
    const nameOf = (i: number): Named => ({
      slug: specialists.slug[i] as string,
      name: t(specialists.name[i]),
      plainName: t(specialists.plainName[i]),
    })
    const today = daysAt(places.timezone, now)
    const {
      scores,
      specialists: meant,
      corrected,
      elsewhere: elsewhereOfWords,
      pages: about,
      insurers: paid,
    } = match(query.search ?? '', today)
    const matching = scores ? [...scores.keys()] : people.map((_, i) => i)
    if (scores) matching.sort((a, b) => (scores.get(b) as number) - (scores.get(a) as number) || a - b)

    const place = places.code.indexOf(query.location ?? '')
    const days = query.day && isDay(query.day) ? filteredDays(query.day, today) : null
    const specialist = specialists.slug.indexOf(query.specialist ?? '')
    const tongue = languages.indexOf(query.speaks ?? '')
    const insurer = insurers.slug.indexOf(query.insurer ?? '')
    const isUnknown = (value: string | undefined, at: number) => Boolean(value) && at < 0
    const unknown = isUnknown(query.insurer, insurer)
      ? 'insurer'
      : isUnknown(query.location, place) ||
          isUnknown(query.specialist, specialist) ||
          isUnknown(query.speaks, tongue) ||
          (query.day && !days)
        ? 'filter'
        : ''
    const week = (i: number) => people[i]?.days ?? []
    /** The groups of insurers of the words which the doctor takes anywhere: a sentence also finds doctors who take none. */
    const ofWords = people.map((_, i) => paid.filter(group => group.some(one => pays(one, i))))
    /** There at that time, and paid there by the insurers that count. */
    const sits = (i: number, at: number, when: number[] | null, except = '') =>
      week(i).some(([one, bits]) => (at < 0 || one === at) && (!when || bits & (when[one] as number))) &&
      (except === 'payers' ||
        ((except === 'insurer' || insurer < 0 || pays(insurer, i, at, when)) &&
          (ofWords[i] ?? []).every(group => group.some(one => pays(one, i, at, when)))))
    const tests = {
      specialist: (i: number) => specialist < 0 || Boolean(people[i]?.specialists.includes(specialist)),
      when: (i: number, except: string) => (place < 0 && !days) || sits(i, place, days, except),
      insurer: (i: number) => insurer < 0 || pays(insurer, i),
      speaks: (i: number) => tongue < 0 || Boolean(people[i]?.languages.includes(tongue)),
      marks: (i: number, except: string) => askedMarks.every(name => name === except || hasMark(i, name)),
    }
    const askedMarks = markFilters.filter(name => query[name])
    const hasMark = (i: number, name: keyof typeof marks) => ((people[i]?.mark ?? 0) & marks[name]) > 0
    /** The matches that pass all filters except this one. `payers`: the filter and the words that name insurers. */
    const exceptFilter = (name: keyof typeof tests | MarkFilter | 'payers' | '') =>
      matching.filter(i =>
        (Object.keys(tests) as (keyof typeof tests)[]).every(
          test => test === (name === 'payers' ? 'insurer' : name) || tests[test](i, name),
        ),
      )
    const filtered = exceptFilter('')
    const unpaid = filtered.length === 0 ? exceptFilter('payers') : []
    const chosen = unpaid.length > 0 ? unpaid : filtered
    const elsewhere: Elsewhere = unpaid.length > 0 ? 'insurer' : elsewhereOfWords
    // Only what holds for every doctor of the answer is said of all of them.
    const ofFilter = paid.some(group => group.includes(insurer)) || insurer < 0 ? [] : [[insurer]]
    const payers = [...paid, ...ofFilter].filter(
      group => chosen.length > 0 && chosen.every(i => group.some(one => pays(one, i, place, days))),
    )
    const whenever = exceptFilter('when')
    const count = (among: number[], keys: readonly string[], has: (i: number, key: number) => boolean) =>
      Object.fromEntries(keys.map((key, k) => [key, among.filter(i => has(i, k)).length]))
    const tally = (among: number[], keys: readonly string[], of: (i: number) => readonly number[]) => {
      const counts = Array<number>(keys.length).fill(0)
      for (const i of among) for (const one of new Set(of(i))) counts[one] = (counts[one] as number) + 1
      return Object.fromEntries(keys.map((key, k) => [key, counts[k] as number]))
    }
    const dayChoices = ['today', 'tomorrow', ...dayNames]
    const whens = dayChoices.map(day => filteredDays(day, today))
    if (query.sort === 'soonest')
      sortBySoonest(chosen, today, i => week(i).filter(([at]) => place < 0 || at === place))
    const nothing = chosen.length === 0
    const largest = size.map((_, i) => i).sort((a, b) => (size[b] as number) - (size[a] as number))

    const rowOf = (i: number): Row => {
      const one = people[i] as (typeof people)[number]
      const all = one.days.reduce((bits, [, day]) => bits | day, 0)
      return {
        slug: one.slug,
        name: one.name,
        photo:
          one.photo || `/art/specialties/${specialists.drawing[one.specialists[0] ?? -1] ?? 'hospital'}.svg`,
        drawn: !one.photo,
        specialists: one.specialists.map(s => ({
          slug: specialists.slug[s] as string,
          name: t(specialists.name[s]),
        })),
        places: one.days.map(([at]) => places.name[at] as string),
        weekdays: [1, 2, 3, 4, 5, 6, 7].filter(day => all & (1 << (day - 1))),
        bookable: (one.mark & marks.bookable) > 0,
        telehealth: (one.mark & marks.telehealth) > 0,
      }
    }
    return {
      total: chosen.length,
      rows: chosen.slice(0, rowsAPage * pagesShown(query.page)).map(rowOf),
      understood: meant.slice(0, mostUnderstood).map(nameOf),
      corrected,
      elsewhere,
      unknown,
      insurer: payers.map(group => group.map(k => insurers.name[k]).join(' / ')).join(', '),
      pages: about.map(i => ({ slug: pages.path[i] as string, name: t(pages.title[i]), plainName: '' })),
      unfiltered: matching.length,
      nearest: nothing ? [...new Set([...meant, ...largest])].slice(0, mostNearest).map(nameOf) : [],
      counts: {
        specialist: tally(exceptFilter('specialist'), specialists.slug, i => people[i]?.specialists ?? []),
        location: tally(whenever, places.code, i =>
          week(i).flatMap(([at, bits]) =>
            (!days || bits & (days[at] as number)) && sits(i, at, days) ? [at] : [],
          ),
        ),
        day: count(whenever, dayChoices, (i, d) => sits(i, place, whens[d] as number[])),
        speaks: tally(exceptFilter('speaks'), languages, i => people[i]?.languages ?? []),
        insurer: tally(exceptFilter('insurer'), insurers.slug, i =>
          insurers.slug.flatMap((_, k) => (pays(k, i, place, days) ? [k] : [])),
        ),
        ...(Object.fromEntries(
          markFilters.map(name => [name, { yes: exceptFilter(name).filter(i => hasMark(i, name)).length }]),
        ) as Record<MarkFilter, { yes: number }>),
      },
    }
  }
}

/**
 * Sorts by the days until the doctor's next session, by the weekly timetable. The caller can sort doctors of the same
 * day by free slots.
 */
function sortBySoonest(list: number[], today: readonly number[], week: (i: number) => Week): void {
  const wait = (i: number) => {
    for (let away = 0; away < 7; away++)
      if (week(i).some(([at, bits]) => bits & (1 << (((today[at] as number) - 1 + away) % 7)))) return away
    return 7
  }
  const waits = new Map(list.map(i => [i, wait(i)]))
  list.sort((a, b) => (waits.get(a) as number) - (waits.get(b) as number))
}
