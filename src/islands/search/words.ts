import { plain } from '#entities/plain.ts'

const words = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

// Said in almost every request and telling nothing apart.
const empty = new Set(
  `doctor doctors dr prof specialist specialists for the a an my i have with in at of and or near me who can help
   dokter spesialis ahli untuk di ke saya yang dan atau dengan poli poliklinik klinik rs rumahsakit cari mau ingin`.split(
    /\s+/,
  ),
)
const titles = new Set('dr drg prof profesor professor drs dra hj h apt ns mr mrs ms'.split(' '))

// Titles behind a name, as Indonesians write them: Sp.JP(K), Subsp.KFM, M.Kes.
const suffixes = /\b(?:sp|subsp|m)\.\s?\p{L}[\p{L}.()-]*/giu

/** The words of a complaint or a specialty that mean something. */
export const meaning = (text: string): string[] =>
  words(text.replace(suffixes, ' ')).filter(word => !empty.has(word))

/** The words of a name, without what stands before and behind it (`dr.`, `Sp.JP(K)`, `M.Kes`). */
export function nameWords(name: string): string[] {
  const [bare = ''] = name.split(',')
  return words(bare).filter(word => !titles.has(word))
}

/** The address that most names have: the directory leaves it out where this says it. */
export const slugOf = (name: string): string => nameWords(name).join('-')
