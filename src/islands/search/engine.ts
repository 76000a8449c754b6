import MiniSearch, { type SearchOptions } from 'minisearch'
import { plain } from '#entities/plain.ts'
import type { Directory, Found, Query, Row } from './directory.ts'
import { meaning, nameWords, slugOf } from './words.ts'

const mostRows = 60
const mostWords = 6
type Scores = Map<number, number>

const exactly: SearchOptions = {
  combineWith: 'AND',
  prefix: (term, i, terms) => i === terms.length - 1 && term.length > 1,
}
const roughly: SearchOptions = {
  combineWith: 'AND',
  prefix: term => term.length > 2,
  fuzzy: term => (term.length > 3 ? 0.2 : false),
  maxFuzzy: 2,
}

/**
 * Finds doctors by name, by specialty in every way people say it, by complaint and by place, in any mixture:
 * `ayu jantung`, `nyeri dada makassar`. Exact words and beginnings first; misspellings only where nothing is found.
 */
export function createEngine(data: Directory): (query: Query) => Found {
  const { doctors, specialists, places } = data
  const names = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: nameWords,
    processTerm: plain,
  })
  names.addAll(doctors.name.map((text, id) => ({ id, text })))
  const phrases = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: meaning,
    processTerm: plain,
  })
  const owners: number[] = []
  specialists.phrases.forEach((list, owner) => {
    for (const text of list) phrases.add({ id: owners.push(owner) - 1, text })
  })
  const placeWords = places.name.map(
    (name, i) => new Set([...meaning(name), ...meaning(places.city[i] ?? '')]),
  )
  const bySpecialist: number[][] = specialists.slug.map(() => [])
  doctors.specialists.forEach((list, doctor) => {
    for (const one of list) bySpecialist[one]?.push(doctor)
  })

  const byName = (terms: string[], options: SearchOptions): Scores =>
    new Map(names.search(terms.join(' '), options).map(hit => [hit.id as number, hit.score]))

  function byMeaning(terms: string[], options: SearchOptions): Scores {
    const scores: Scores = new Map()
    for (const hit of phrases.search(terms.join(' '), options)) {
      const owner = owners[hit.id as number] as number
      scores.set(owner, Math.max(scores.get(owner) ?? 0, hit.score))
    }
    return scores
  }

  const spread = (meant: Scores): Scores => {
    const scores: Scores = new Map()
    for (const [owner, score] of meant) {
      for (const doctor of bySpecialist[owner] ?? [])
        scores.set(doctor, Math.max(scores.get(doctor) ?? 0, score))
    }
    return scores
  }

  /** Every way to read some of the words as a name and the others as a specialty or complaint. */
  function read(terms: string[], options: SearchOptions): { found: Scores; meant: Scores } {
    const found: Scores = new Map()
    const allMeant: Scores = new Map()
    for (let mask = 0; mask < 1 << terms.length; mask++) {
      const named = terms.filter((_, i) => mask & (1 << i))
      const rest = terms.filter((_, i) => !(mask & (1 << i)))
      const people = named.length > 0 ? byName(named, options) : null
      if (people?.size === 0) continue
      const meant = rest.length > 0 ? byMeaning(rest, options) : null
      if (meant?.size === 0) continue
      const able = meant && spread(meant)
      if (meant && !people) for (const [owner, score] of meant) allMeant.set(owner, score)
      for (const [doctor, score] of people ?? able ?? []) {
        const other = people && able ? able.get(doctor) : 0
        if (other === undefined) continue
        // A name that was typed is meant: it goes before those who merely fit.
        found.set(doctor, Math.max(found.get(doctor) ?? 0, (people ? 100 : 0) + score + other))
      }
    }
    return { found, meant: allMeant }
  }

  function understand(term: string): { found: Scores | null; meant: Scores; at: Set<number> } {
    const all = meaning(term).slice(0, mostWords)
    const at = new Set<number>()
    const terms = all.filter(word => {
      const here = placeWords.flatMap((known, place) => (known.has(word) ? [place] : []))
      for (const place of here) at.add(place)
      return here.length === 0
    })
    if (terms.length === 0) return { found: null, meant: new Map(), at }
    for (const options of [exactly, roughly]) {
      const result = read(terms, options)
      if (result.found.size > 0) return { ...result, at }
    }
    // A whole sentence: the specialties in whose words most of it lies.
    const meant = byMeaning(terms, { ...roughly, combineWith: 'OR' })
    const best = Math.max(0, ...meant.values())
    const likely: Scores = new Map([...meant].filter(([, score]) => score > best * 0.6))
    return { found: spread(likely), meant: likely, at }
  }

  const rowOf = (i: number): Row => ({
    slug: doctors.slug[i] || slugOf(doctors.name[i] as string),
    name: doctors.name[i] as string,
    photo:
      doctors.photo[i] ||
      `/art/specialties/${specialists.drawing[doctors.specialists[i]?.[0] ?? -1] ?? 'hospital'}.svg`,
    drawn: !doctors.photo[i],
    specialists: (doctors.specialists[i] ?? []).map(one => ({
      slug: specialists.slug[one] as string,
      name: specialists.name[one] as string,
    })),
    places: (doctors.places[i] ?? []).map(one => places.name[one] as string),
    weekdays: [...(doctors.weekdays[i] ?? '')].map(Number),
    bookable: doctors.bookable[i] === 1,
  })

  return ({ term, specialist, place }) => {
    const { found, meant, at } = understand(term)
    const matching = (found ? [...found.keys()] : doctors.slug.map((_, i) => i)).filter(
      i => at.size === 0 || doctors.places[i]?.some(one => at.has(one)),
    )
    if (found) matching.sort((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0) || a - b)
    const withSpecialist = specialists.slug.indexOf(specialist ?? '')
    const atPlace = places.code.indexOf(place ?? '')
    const fits = (i: number, one: number, list: number[][]) => one < 0 || Boolean(list[i]?.includes(one))
    const chosen = matching.filter(
      i => fits(i, withSpecialist, doctors.specialists) && fits(i, atPlace, doctors.places),
    )
    const count = (list: number[][], keys: string[], among: number[]) => {
      const counts: Record<string, number> = {}
      for (const i of among)
        for (const one of list[i] ?? []) counts[keys[one] as string] = (counts[keys[one] as string] ?? 0) + 1
      return counts
    }
    return {
      total: chosen.length,
      rows: chosen.slice(0, mostRows).map(rowOf),
      understood: [...meant]
        .filter(([, score]) => score > 0.5 * Math.max(...meant.values()))
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 3)
        .map(([i]) => ({
          slug: specialists.slug[i] as string,
          name: specialists.name[i] as string,
          plainName: specialists.plainName[i] ?? '',
        })),
      counts: {
        specialists: count(
          doctors.specialists,
          specialists.slug,
          matching.filter(i => fits(i, atPlace, doctors.places)),
        ),
        places: count(
          doctors.places,
          places.code,
          matching.filter(i => fits(i, withSpecialist, doctors.specialists)),
        ),
      },
    }
  }
}
