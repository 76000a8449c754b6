/** The places of a doctor with the days there. Monday is the first bit. */
export type Week = readonly (readonly [place: number, days: number])[]

const digits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'
const values = new Map([...digits].map((digit, value) => [digit, value]))
const base = digits.length

/**
 * Whole numbers as text, one character per digit (all first digits, then all second ones): compressed, a third smaller
 * than JSON.
 */
export function writeNumbers(numbers: readonly number[]): string {
  const places = []
  for (let unit = 1; places.length === 0 || numbers.some(one => one >= unit); unit *= base)
    places.push(numbers.map(one => digits[Math.floor(one / unit) % base]).join(''))
  return places.join(' ')
}

export function readNumbers(text: string): number[] {
  const numbers: number[] = []
  let unit = 1
  for (const place of text.split(' ')) {
    for (let i = 0; i < place.length; i++)
      numbers[i] = (numbers[i] ?? 0) + unit * (values.get(place[i] as string) ?? 0)
    unit *= base
  }
  return numbers
}

/** Sorted words or lines, each with the number of characters shared with the one before. */
export function writeSorted(lines: readonly string[], separator = ' '): string {
  let before = ''
  return lines
    .map(line => {
      let same = 0
      while (same < 9 && same < line.length && line[same] === before[same]) same++
      before = line
      return same + line.slice(same)
    })
    .join(separator)
}

export function readSorted(text: string, separator = ' '): string[] {
  let before = ''
  return list(text, separator).map(part => {
    before = before.slice(0, Number(part[0])) + part.slice(1)
    return before
  })
}

const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean)
const list = (text: string, separator = ' ') => (text === '' ? [] : text.split(separator))
const mostShared = 9

/** The last number of each list, then the one before it, and so on. */
function lastFirst(lists: readonly number[][]): number[] {
  const longest = lists.reduce((length, one) => Math.max(length, one.length), 0)
  return Array.from({ length: longest }, (_, depth) => lists.flatMap(one => one.at(-1 - depth) ?? [])).flat()
}

/** The lists that `lastFirst` wrote, of these lengths. */
function readLastFirst(numbers: readonly number[], lengths: readonly number[]): number[][] {
  const lists = lengths.map(length => Array<number>(length))
  const longest = lengths.reduce((length, one) => Math.max(length, one), 0)
  let at = 0
  for (let depth = 1; depth <= longest; depth++)
    for (const list of lists) if (depth <= list.length) list[list.length - depth] = numbers[at++] as number
  return lists
}

/**
 * Names in four lines: the words of several names, the most frequent first; the words of one name; for each name how
 * many words it shares with the name before and how many follow; and these words by number: the last ones of all names,
 * then the ones before them, as given and family names are different words. Sorted names repeat many words: compressed,
 * it is a quarter smaller than the names with their shared words left out. Spaces around words are made one, as an empty
 * word would shift the numbers of all others.
 */
export function writeNames(names: readonly string[]): string {
  let before: string[] = []
  const parts = names.map(name => {
    const words = wordsOf(name)
    let same = 0
    while (same < mostShared && same < words.length && words[same] === before[same]) same++
    before = words
    return { same, own: words.slice(same) }
  })
  const times = new Map<string, number>()
  for (const { own } of parts) for (const word of own) times.set(word, (times.get(word) ?? 0) + 1)
  const counted = [...times].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  const common = counted.flatMap(([word, count]) => (count > 1 ? [word] : []))
  const rare = counted.flatMap(([word, count]) => (count > 1 ? [] : [word]))
  const numberOf = new Map([...common, ...rare].map((word, number) => [word, number]))
  return [
    common.join(' '),
    writeSorted(rare),
    writeNumbers(parts.map(({ same, own }) => same + (mostShared + 1) * own.length)),
    writeNumbers(lastFirst(parts.map(({ own }) => own.map(word => numberOf.get(word) as number)))),
  ].join('\n')
}

export function readNames(text: string): string[] {
  const [common = '', rare = '', shapes = '', numbers = ''] = text.split('\n')
  const words = [...list(common), ...readSorted(rare)]
  const shared = readNumbers(shapes)
  const own = readLastFirst(
    readNumbers(numbers),
    shared.map(shape => Math.floor(shape / (mostShared + 1))),
  )
  let before: string[] = []
  return shared.map((shape, i) => {
    const added = (own[i] ?? []).map(number => words[number] as string)
    before = [...before.slice(0, shape % (mostShared + 1)), ...added]
    return before.join(' ')
  })
}

/** Days at places, for each week in three columns: how many places, which ones, and the days at each. */
export function writeWeeks(weeks: readonly Week[]): string {
  const entries = weeks.flat()
  const columns = [weeks.map(one => one.length), entries.map(one => one[0]), entries.map(one => one[1])]
  return columns.map(writeNumbers).join('\n')
}

export function readWeeks(text: string): Week[] {
  const [lengths = [], places = [], days = []] = text.split('\n').map(readNumbers)
  let at = 0
  return lengths.map(length =>
    Array.from({ length }, () => [places[at] as number, days[at++] as number] as const),
  )
}
