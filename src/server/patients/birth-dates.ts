import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { plain } from '#entities/text/plain.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'

/** The number of each month by its names in all languages of the interface, as `plain` writes them. */
const months = new Map(
  interfaceLanguages.flatMap(language =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap(month =>
      (['long', 'short'] as const).map(
        width =>
          [
            plain(dateInWords(new Temporal.PlainDate(2000, month, 1), language, { month: width })).replace(
              /\.$/,
              '',
            ),
            month,
          ] as const,
      ),
    ),
  ),
)
// The longest first: 'mar' must not end the match of 'march'.
const names = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
const end = '(?![\\p{L}\\d])'
const day = '(\\d{1,2})(?:st|nd|rd|th|º|ª)?\\.?'
const forms: [RegExp, (parts: string[]) => (number | string)[][]][] = [
  [/(?<!\d)(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?!\d)/u, ([y, m, d]) => [[y, m, d]] as string[][]],
  // The day first, as in all languages of the interface. The month first only if it cannot be otherwise.
  [
    /(?<!\d)(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?!\d)/u,
    ([a, b, y]) =>
      [
        [y, b, a],
        [y, a, b],
      ] as string[][],
  ],
  [
    new RegExp(`(?<!\\d)${day}\\s+(?:de\\s+)?(${names})\\.?,?\\s+(?:del?\\s+)?(\\d{4})${end}`, 'u'),
    ([d = '', m = '', y = '']) => [[y, months.get(m) ?? 0, d]],
  ],
  [
    new RegExp(`(?<!\\p{L})(${names})\\.?\\s+${day},?\\s+(\\d{4})${end}`, 'u'),
    ([m = '', d = '', y = '']) => [[y, months.get(m) ?? 0, d]],
  ],
]

function dateOf([year, month, day]: (number | string)[]): string | null {
  try {
    const date = { year: Number(year), month: Number(month), day: Number(day) }
    if (date.year < 1890 || date.year > 2200) return null
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString()
  } catch {
    return null
  }
}

/**
 * The date of birth in a search text, in ISO form or as any language of the interface writes it, and the text without it;
 * null without a date.
 */
export function birthDateIn(search: string): { date: string; rest: string } | null {
  const text = plain(search)
  for (const [form, read] of forms) {
    const found = form.exec(text)
    const date = found && read(found.slice(1)).map(dateOf).find(Boolean)
    if (date) return { date, rest: text.replace(found[0], ' ').trim() }
  }
  return null
}
