import type { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { patientRow } from '#contract/patients.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { nationalNumber } from '#entities/people/telephone.ts'
import { normalizedNameWords, soundOf } from '#search/words.ts'
import type { Executor } from '../database/connect.ts'
import { account, patient, samePhone } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { isId } from '../kernel/ids.ts'
import { totalColumn } from '../kernel/paging.ts'
import { notFound } from '../kernel/problem.ts'
import { accountHolder, accountOf, phoneOf } from './views.ts'

const appointments = sql<number>`(select count(*)::int from ${appointment} where ${appointment.patientId} = ${patient.id})`
const columns = {
  id: patient.id,
  accountId: patient.accountId,
  name: patient.fullName,
  email: account.email,
  phone: phoneOf,
  birthDate: patient.birthDate,
  recordNumber: patient.recordNumber,
  nikHash: patient.nikHash,
  carer: accountHolder.fullName,
  disabledAt: account.disabledAt,
  createdAt: patient.createdAt,
  appointments,
  total: totalColumn(),
}
export const selectPatients = (db: Executor) =>
  db
    .select(columns)
    .from(patient)
    .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
    .leftJoin(account, eq(account.id, accountOf))
type Found = Awaited<ReturnType<typeof selectPatients>>[number]
type Row = z.output<typeof patientRow>
export const rowOf = ({
  accountId: _,
  nikHash: _hash,
  total: _total,
  disabledAt,
  createdAt,
  ...row
}: Found): Row => ({
  ...row,
  disabled: disabledAt !== null,
  createdAt: String(createdAt),
})

/** Excludes erased patients, and those who were merged into another. */
export const listed = and(ne(patient.fullName, erasedName), isNull(patient.mergedInto))

/** Excludes erased patients and dependants who were removed. */
export const bookable = and(ne(patient.fullName, erasedName), isNull(patient.removedAt))

/** 404 for an unknown or malformed id. */
export async function findOne(db: Executor, id: string): Promise<Found> {
  const [found] = isId(id) ? await selectPatients(db).where(eq(patient.id, id)) : []
  if (!found) throw notFound()
  return found
}

export interface Person {
  /** Not among the doubles of this patient. */
  id?: string
  name: string
  phone: string | null
  birthDate: string | null
  nikHash?: string | null
}

const soundsOf = (name: string) => normalizedNameWords(name).map(soundOf)
const most = 8

/**
 * Patients who are probably the same person: with the same identity number, or those of `mayBe` with the same telephone in
 * any form, a dependant by that of the account, or with the same date of birth and a name that has a word which sounds
 * alike. The likeliest first.
 */
export async function likelyDoubles(
  db: Executor,
  { id, name, phone, birthDate, nikHash = null }: Person,
  mayBe = (_: Row) => true,
): Promise<Row[]> {
  const digits = phone && nationalNumber(phone)
  const withPhone = phone ? samePhone(patient.phone, phone) : sql`false`
  const holders = db.select({ id: patient.accountId }).from(patient).where(withPhone)
  const ofNumber = or(
    withPhone,
    and(isNull(patient.phone), inArray(patient.dependantOf, holders)),
    nikHash ? eq(patient.nikHash, nikHash) : undefined,
  )
  const sounds = soundsOf(name)
  const isAlike = (one: Row) => soundsOf(one.name).some(sound => sounds.includes(sound))
  const found = await selectPatients(db)
    .where(
      and(
        listed,
        isNull(patient.removedAt),
        id ? ne(patient.id, id) : undefined,
        or(ofNumber, birthDate ? eq(patient.birthDate, birthDate) : undefined),
      ),
    )
    // First those of the same number: a date such as 1 January may be that of hundreds.
    .orderBy(desc(sql`coalesce(${ofNumber}, false)`), asc(patient.createdAt), asc(patient.id))
    .limit(200)
  const same = new Set(found.filter(one => nikHash !== null && one.nikHash === nikHash).map(one => one.id))
  const rows = found.map(rowOf)
  const likely = rows.filter(
    one =>
      same.has(one.id) ||
      (mayBe(one) && ((one.phone && nationalNumber(one.phone) === digits) || isAlike(one))),
  )
  const rank = (one: Row) => (same.has(one.id) ? 0 : isAlike(one) ? 1 : 2)
  return likely.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
}
