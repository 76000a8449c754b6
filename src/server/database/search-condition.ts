import { ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The condition that one of the columns contains the search text; undefined if the text is empty. */
export function searchCondition(
  search: string | undefined,
  columns: (PgColumn | SQL)[],
  phone?: PgColumn | SQL,
): SQL | undefined {
  const words = search?.trim()
  if (!words) return undefined
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const digits = words.replace(/\D/g, '')
  return or(
    ...columns.map(column => ilike(column, pattern)),
    // Compares digits only: 8123456 finds 0812-3456.
    phone && digits.length >= 4
      ? sql`regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`}`
      : undefined,
  )
}
