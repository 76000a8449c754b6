import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { accountHolder, accountOf, phoneOf } from '../appointments/views.ts'
import type { Executor } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { isId } from '../kernel/ids.ts'
import { notFound } from '../kernel/problem.ts'

/** A row of the front desk's list of patients. */
export const rowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    birthDate: z.string().nullable(),
    /** The account holder of a dependant, whose email and telephone are shown. */
    carer: z.string().nullable(),
    disabled: z.boolean(),
    createdAt: z.string(),
    appointments: z.int(),
  })
  .openapi('PatientRow')
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
export const rowOf = ({ accountId: _, disabledAt, createdAt, ...row }: Found): z.infer<typeof rowSchema> => ({
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
