import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchCondition } from '../database/search-condition.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { birthDateIn } from './birth-dates.ts'

const letters = (text: PgColumn | SQL) => sql`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`

/**
 * The one search for patients, over account holders, dependants and people known to the front desk only: by words of
 * `columns` (name, email), the telephone in any form, the date of birth as any language writes it, the record number with
 * or without its separators, and the whole code of an appointment, unless a list has the codes in its own columns.
 * Undefined without a word.
 */
export function patientCondition(
  search: string | undefined,
  columns: (PgColumn | SQL)[],
  phone: PgColumn | SQL,
  byCode = true,
): SQL | undefined {
  const words = searchCondition(search, columns, phone)
  if (!search || !words) return undefined
  const born = birthDateIn(search)
  const joined = search.replace(/[^\p{L}\d]/gu, '')
  const isNumber = /^[a-z\d]{2,}$/i.test(joined) && /\d/.test(joined)
  return or(
    words,
    born ? and(eq(patient.birthDate, born.date), searchCondition(born.rest, columns, phone)) : undefined,
    isNumber ? sql`strpos(${letters(patient.recordNumber)}, ${joined.toLowerCase()}) > 0` : undefined,
    byCode && /^[a-z\d]{8}$/i.test(joined)
      ? sql`${patient.id} in (select ${appointment.patientId} from ${appointment} where ${appointment.code} = ${joined.toUpperCase()})`
      : undefined,
  )
}
