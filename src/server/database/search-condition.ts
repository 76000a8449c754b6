import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { normalizedNameWords } from '#search/words.ts'
import { strippedMarks } from './tables/content.ts'

/**
 * As `normalizedNameWords` writes words: in lower case, without accents, and without what stands within a word. Most
 * texts are ASCII and need no regular expression. `replace` three times takes a sixth of the time of `translate`.
 */
const normalized = (text: SQL): SQL =>
  sql`case when octet_length(${text}) = length(${text})
    then replace(replace(replace(lower(${text} collate "C"), '.', ''), '''', ''), '\`', '')
    else regexp_replace(normalize(lower(${text}), NFD), '${sql.raw(strippedMarks)}', '', 'g') end`

/** The words of a search. A text without letters and digits is looked for as it is. */
function wantedWords(search: string): string[] {
  const words = normalizedNameWords(search)
  return words.length > 0 || !search ? words : [search]
}

/**
 * Like `searchCondition`, in `content.searchText`: a key and a JSON array of texts, normalized. No word can match the
 * quotes, brackets and commas of that array, but a search of only such characters could. The array's own are then left
 * out, for this search alone, because a regular expression for every row takes longer than all the words.
 */
export function searchIn(search: string | undefined, searchText: PgColumn): SQL | undefined {
  const text = search?.trim()
  if (!text) return undefined
  const words = normalizedNameWords(text)
  if (words.length > 0) return and(...words.map(word => sql`strpos(${searchText}, ${word}) > 0`))
  const titles = sql`regexp_replace(${searchText}, '^([^ ]*) \\["?|", "|"?\\]$', '\\1 ', 'g')`
  return sql`strpos(${titles}, ${JSON.stringify(text).slice(1, -1)}) > 0`
}

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
  const whole = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`
  const wanted = wantedWords(text)
  /** A number that is written in groups, or at once. */
  const number = inPhone(text)
  const inPhoneToo = (word: string) => (number && wanted.length === 1 ? undefined : inPhone(word))
  const found = and(...wanted.map(word => or(sql`strpos(searched.text, ${word}) > 0`, inPhoneToo(word))))
  return or(
    // With `offset 0` the database normalizes a row once, not for each word again.
    sql`exists (select from (select ${whole} as text offset 0) given,
      lateral (select ${normalized(sql`given.text`)} as text offset 0) searched where ${found})`,
    number,
  )
}
