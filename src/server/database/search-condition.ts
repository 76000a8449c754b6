import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { normalizedNameWords } from '#search/words.ts'

/** As `normalizedNameWords` writes words: in lower case, without accents, and without what stands within a word. */
const normalized = (text: SQL): SQL =>
  sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f.''’\`]', '', 'g')`

/**
 * The condition that a row has every word of the search text, in any order and in any of the columns; undefined without
 * a word. Accents and titles before a name do not count. Of a telephone number only the digits count: 8123456 and
 * +62 812-3456 find 0812-3456.
 */
export function searchCondition(
  search: string | undefined,
  columns: (PgColumn | SQL)[],
  phone?: PgColumn | SQL,
): SQL | undefined {
  const text = search?.trim()
  if (!text) return undefined
  /** Without the country code of Indonesia and without a leading 0, as a number is stored in either form. */
  const inPhone = (words: string) => {
    const digits = words.replace(/\D/g, '')
    if (!phone || digits.length < 4 || /\p{L}/u.test(words)) return undefined
    const national = digits.replace(/^(62|0)/, '')
    return sql`strpos(regexp_replace(${phone}, '\\D', '', 'g'), ${national}) > 0`
  }
  const whole = normalized(sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`)
  const words = normalizedNameWords(text)
  // A text without letters and digits is looked for as it is.
  const wanted = words.length > 0 ? words : [text]
  return or(
    and(...wanted.map(word => or(sql`strpos(${whole}, ${word}) > 0`, inPhone(word)))),
    // A number that is written in groups.
    inPhone(text),
  )
}
