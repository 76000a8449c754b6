import { groupBy } from '#entities/text/group-by.ts'
import { readNumbers, writeNumbers } from './columns.ts'
import type { Directory } from './directory.ts'
import type { Person } from './pack.ts'
import { normalizedNameWords } from './words.ts'

type Insurers = Directory['insurers']
export const noInsurers: Insurers = { slug: [], name: [], national: -1, places: [] }

/** Ascending positions as their distances, which are small numbers. */
export const writePositions = (positions: readonly number[]): string =>
  positions.length === 0 ? '' : writeNumbers(positions.map((at, i) => at - (positions[i - 1] ?? 0)))

function readPositions(text: string): number[] {
  let last = 0
  if (!text) return []
  return readNumbers(text).map(distance => {
    last += distance
    return last
  })
}

/** Whether an insurer pays a doctor at a place, all by position. `at` -1: at any place; `when` null: on any day. */
export type Pays = (insurer: number, doctor: number, at?: number, when?: readonly number[] | null) => boolean

export function payments({ places }: Insurers, people: readonly Person[]): Pays {
  const rows = places.map(
    list =>
      new Map(
        list.map(([place, specialists, doctors]) => [
          place,
          { specialists: new Set(specialists), doctors: new Set(readPositions(doctors)) },
        ]),
      ),
  )
  return (insurer, doctor, at = -1, when = null) =>
    (people[doctor]?.days ?? []).some(([place, days]) => {
      const row = rows[insurer]?.get(place)
      return (
        row !== undefined &&
        (at < 0 || at === place) &&
        (!when || (days & (when[place] as number)) > 0) &&
        !row.doctors.has(doctor) &&
        !people[doctor]?.specialists.some(one => row.specialists.has(one))
      )
    })
}

/** The words of a query that name insurers of this doctor: at the named places if the doctor works there, otherwise at any. */
export function paidWords(
  doctor: number,
  { days }: Person,
  { insurers, places }: { insurers: readonly number[]; places: readonly number[] },
  pays: Pays,
): number {
  if (insurers.every(mask => mask === 0)) return 0
  const named = days.flatMap(([place]) => (places[place] ? [place] : []))
  const at = named.length > 0 ? named : [-1]
  return insurers.reduce((all, mask, k) => all | (at.some(place => pays(k, doctor, place)) ? mask : 0), 0)
}

/**
 * The insurers that the words name, in groups of which one suffices: those that the same words name. An insurer that fewer
 * of these words name is not meant: 'nusa teduh life' asks for no 'Nusa Teduh'.
 */
export function namedInsurers(masks: readonly number[]): number[][] {
  const isLess = (mask: number) => masks.some(other => other !== mask && (other & mask) === mask)
  const meant = masks.flatMap((mask, k) => (mask && !isLess(mask) ? [k] : []))
  return [...groupBy(meant, k => masks[k]).values()]
}

/** Beside the name of an insurer these words say nothing else. */
const besideInsurer = new Set(
  'asuransi insurance insurer insured kartu card member peserta ditanggung terima menerima pakai pake bayar pay pays use take takes accept accepts'.split(
    ' ',
  ),
)
/** Parts of a company's name that nobody types. */
const legalWords = new Set('pt persero tbk indonesia'.split(' '))
const nationalWords = ['bpjs', 'jkn', 'kis']

/**
 * The words of a query that name an insurer, as masks: bit n stands for word n. An insurer is meant by its whole name, or
 * by a part of it beside 'insurance': a word alone is rather of a doctor's name.
 */
export function insurerReader({ name, national }: Insurers) {
  const own = name.map(
    (one, i) =>
      new Set([
        ...normalizedNameWords(one).filter(word => !besideInsurer.has(word) && !legalWords.has(word)),
        ...(i === national ? nationalWords : []),
      ]),
  )
  const bits = (words: readonly string[], is: (word: string) => boolean) =>
    words.reduce((sum, word, i) => sum | (is(word) ? 1 << i : 0), 0)
  const isMeant = (words: readonly string[], i: number, names: Set<string>) =>
    i === national
      ? words.some(word => nationalWords.includes(word))
      : names.size > 0 &&
        ([...names].every(word => words.includes(word)) ||
          (words.some(word => besideInsurer.has(word)) && words.some(word => names.has(word))))
  return {
    has: (word: string) => own.some(names => names.has(word)),
    /** The words that stand for an insurer alone: a misspelt one is corrected. */
    alone: own.flatMap((names, i) => (i === national ? nationalWords : names.size === 1 ? [...names] : [])),
    masks: (words: readonly string[]) =>
      own.map((names, i) =>
        isMeant(words, i, names) ? bits(words, word => names.has(word) || besideInsurer.has(word)) : 0,
      ),
  }
}
