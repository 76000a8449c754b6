import { ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Where one of the columns has the words somewhere, as they were typed; nothing where nothing was typed. */
export function containing(
  search: string | undefined,
  columns: PgColumn[],
  phone?: PgColumn | SQL,
): SQL | undefined {
  const words = search?.trim()
  if (!words) return undefined
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const digits = words.replace(/\D/g, '')
  return or(
    ...columns.map(column => ilike(column, pattern)),
    // However a number was written: 0812-3456 is found by 8123456.
    phone && digits.length >= 4
      ? sql`regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`}`
      : undefined,
  )
}
