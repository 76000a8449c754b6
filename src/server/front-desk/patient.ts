import type { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import type { patientRow } from '#contract/patients.ts'
import { accountHolder, accountOf, phoneOf } from '../appointments/views.ts'
import type { Executor } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { isId } from '../kernel/ids.ts'
import { notFound } from '../kernel/problem.ts'

const appointments = sql<number>`(select count(*)::int from ${appointment} where ${appointment.patientId} = ${patient.id})`
const columns = {
  id: patient.id,
  accountId: patient.accountId,
  name: patient.fullName,
  email: account.email,
  phone: phoneOf,
  birthDate: patient.birthDate,
  carer: accountHolder.fullName,
  disabledAt: account.disabledAt,
  createdAt: patient.createdAt,
  appointments,
}
export const selectPatients = (db: Executor) =>
  db
    .select(columns)
    .from(patient)
    .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
    .leftJoin(account, eq(account.id, accountOf))
type Found = Awaited<ReturnType<typeof selectPatients>>[number]
export const rowOf = ({
  accountId: _,
  disabledAt,
  createdAt,
  ...row
}: Found): z.output<typeof patientRow> => ({
  ...row,
  disabled: disabledAt !== null,
  createdAt: String(createdAt),
})

/** 404 for an unknown or malformed id. */
export async function findOne(db: Executor, id: string): Promise<Found> {
  const [found] = isId(id) ? await selectPatients(db).where(eq(patient.id, id)) : []
  if (!found) throw notFound()
  return found
}
