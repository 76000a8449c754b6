import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import { appointmentSchema } from '#entities/appointment.ts'
import { signedIn } from '../access.ts'
import { asked, done, nothing } from '../accounts/answers.ts'
import { revokeAll } from '../accounts/sessions.ts'
import { audit } from '../audit.ts'
import { selectAppointments, shown } from '../booking/shapes.ts'
import { account, patient } from '../database/account-tables.ts'
import { appointment } from '../database/booking-tables.ts'
import type { Executor } from '../database/connect.ts'
import { auditEntry } from '../database/message-tables.ts'
import { answer, body, listAnswer, operation } from '../operation.ts'
import { notFound } from '../problem.ts'
import { newRouter } from '../router.ts'
import { erasedName, erasePatient } from './erase.ts'
import { everythingAbout } from './everything.ts'
import { everythingSchema } from './own-data-routes.ts'

/** The desk's list of patients, and one of them. Every look is written down. */
export const patientDeskRoutes = newRouter()

const rowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    birthDate: z.string().nullable(),
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
  phone: patient.phone,
  birthDate: patient.birthDate,
  disabledAt: account.disabledAt,
  createdAt: patient.createdAt,
  appointments,
}
const select = (db: Executor) =>
  db.select(columns).from(patient).leftJoin(account, eq(account.id, patient.accountId))
type Found = Awaited<ReturnType<typeof select>>[number]
const rowOf = ({ accountId: _, disabledAt, createdAt, ...row }: Found): z.infer<typeof rowSchema> => ({
  ...row,
  disabled: disabledAt !== null,
  createdAt: String(createdAt),
})
const params = z.object({ id: z.string().max(80) })

async function findOne(db: Executor, id: string): Promise<Found> {
  const [found] = z.uuid().safeParse(id).success ? await select(db).where(eq(patient.id, id)) : []
  if (!found) throw notFound()
  return found
}

const list = operation({
  method: 'get',
  path: '/api/admins/patients',
  access: 'desk',
  tags: ['patients'],
  summary: 'Patients by name, e-mail or telephone',
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      search: z.string().max(200).optional(),
      sort: z.enum(['name', '-createdAt']).default('name'),
    }),
  },
  responses: { 200: listAnswer(rowSchema) },
})
patientDeskRoutes.openapi(list, async context => {
  const { deps, requestId } = asked(context)
  const { page, perPage, search, sort } = context.req.valid('query')
  const pattern = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const digits = search?.replace(/\D/g, '') ?? ''
  const where = and(
    ne(patient.fullName, erasedName),
    pattern
      ? or(
          ilike(patient.fullName, pattern),
          ilike(account.email, pattern),
          // However a number was written: 0812-3456 is found by 8123456.
          digits.length >= 4
            ? sql`regexp_replace(${patient.phone}, '\\D', '', 'g') like ${`%${digits}%`}`
            : undefined,
        )
      : undefined,
  )
  const [rows, [total]] = await Promise.all([
    select(deps.db)
      .where(where)
      .orderBy(sort === 'name' ? asc(patient.fullName) : desc(patient.createdAt), asc(patient.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db
      .select({ total: count() })
      .from(patient)
      .leftJoin(account, eq(account.id, patient.accountId))
      .where(where),
  ])
  await audit(deps.db, {
    accountId: signedIn(context).accountId,
    action: 'patient.list',
    objectKind: 'patient',
    requestId,
    detail: { page, found: total?.total ?? 0 },
  })
  const meta = { message: context.get('say')('api:done'), total: total?.total ?? 0 }
  return context.json({ result: rows.map(rowOf), meta }, 200)
})

const oneSchema = rowSchema
  .extend({
    address: z.string().nullable(),
    language: z.enum(['en', 'id']).nullable(),
    promotionalOffers: z.boolean(),
    /** When the patient agreed to offers, or took it back. */
    promotionalOffersAt: z.string().nullable(),
    visits: z.array(appointmentSchema),
  })
  .openapi('PatientForDesk')
const one = operation({
  method: 'get',
  path: '/api/admins/patients/{id}',
  access: 'desk',
  tags: ['patients'],
  summary: 'One patient with the newest fifty appointments',
  request: { params },
  responses: { 200: answer(oneSchema) },
})
patientDeskRoutes.openapi(one, async context => {
  const { deps, requestId } = asked(context)
  const found = await findOne(deps.db, context.req.valid('param').id)
  const [about] = await deps.db
    .select({
      address: patient.address,
      language: account.language,
      promotionalOffers: account.promotionalOffers,
      promotionalOffersAt: account.promotionalOffersAt,
    })
    .from(patient)
    .leftJoin(account, eq(account.id, patient.accountId))
    .where(eq(patient.id, found.id))
  const visits = await selectAppointments(deps.db)
    .where(eq(appointment.patientId, found.id))
    .orderBy(desc(appointment.startsAt))
    .limit(50)
  await audit(deps.db, note(signedIn(context).accountId, 'patient.read', found.id, requestId))
  const result = {
    ...rowOf(found),
    address: about?.address ?? null,
    language: about?.language ?? null,
    promotionalOffers: about?.promotionalOffers ?? false,
    promotionalOffersAt: about?.promotionalOffersAt ? String(about.promotionalOffersAt) : null,
    visits: visits.map(shown),
  }
  return context.json({ result, meta: { message: context.get('say')('api:done') } }, 200)
})

const note = (accountId: string, action: string, patientId: string, requestId: string, detail = {}) => ({
  accountId,
  action,
  objectKind: 'patient',
  objectId: patientId,
  patientId,
  requestId,
  detail,
})

const disable = operation({
  method: 'post',
  path: '/api/admins/patients/{id}/disable',
  access: 'desk',
  tags: ['patients'],
  summary: 'Keep a patient’s account from signing in, or let it again. Appointments stay',
  request: { params, ...body(z.strictObject({ disabled: z.boolean() })) },
  responses: { 200: answer(rowSchema) },
})
patientDeskRoutes.openapi(disable, async context => {
  const { deps, requestId } = asked(context)
  const { disabled } = context.req.valid('json')
  const after = await deps.db.transaction(async db => {
    const { id, accountId } = await findOne(db, context.req.valid('param').id)
    if (!accountId) throw notFound()
    const now = deps.now()
    await db
      .update(account)
      .set({ disabledAt: disabled ? now : null, updatedAt: now })
      .where(eq(account.id, accountId))
    if (disabled) await revokeAll(deps, accountId, {}, db)
    await audit(db, note(signedIn(context).accountId, 'patient.disable', id, requestId, { disabled }))
    return findOne(db, id)
  })
  return context.json({ result: rowOf(after), meta: { message: context.get('say')('api:saved') } }, 200)
})

const trailSchema = z
  .object({ at: z.string(), by: z.string().nullable(), action: z.string(), objectKind: z.string() })
  .openapi('Trail')
const trail = operation({
  method: 'get',
  path: '/api/admins/patients/{id}/trail',
  access: 'super',
  tags: ['patients'],
  summary: 'Who looked at or changed this patient’s data, newest first',
  request: {
    params,
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  },
  responses: { 200: listAnswer(trailSchema) },
})
patientDeskRoutes.openapi(trail, async context => {
  const { deps } = asked(context)
  const { id } = await findOne(deps.db, context.req.valid('param').id)
  const perPage = 50
  const { page } = context.req.valid('query')
  const [rows, [total]] = await Promise.all([
    deps.db
      .select({ entry: auditEntry, by: account.fullName })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.accountId))
      .where(eq(auditEntry.patientId, id))
      .orderBy(desc(auditEntry.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db.select({ total: count() }).from(auditEntry).where(eq(auditEntry.patientId, id)),
  ])
  const result = rows.map(({ entry, by }) => ({
    at: String(entry.at),
    by,
    action: entry.action,
    objectKind: entry.objectKind,
  }))
  const meta = { message: context.get('say')('api:done'), total: total?.total ?? 0 }
  return context.json({ result, meta }, 200)
})

const everything = operation({
  method: 'get',
  path: '/api/admins/patients/{id}/everything',
  access: 'super',
  tags: ['patients'],
  summary: 'Everything that is kept about a patient, for the answer to the patient’s request',
  request: { params },
  responses: { 200: answer(everythingSchema) },
})
patientDeskRoutes.openapi(everything, async context => {
  const { deps, requestId } = asked(context)
  const { id } = await findOne(deps.db, context.req.valid('param').id)
  await audit(deps.db, note(signedIn(context).accountId, 'patient.export', id, requestId))
  const result = await everythingAbout(deps.db, id)
  return context.json({ result, meta: { message: context.get('say')('api:done') } }, 200)
})

const erase = operation({
  method: 'post',
  path: '/api/admins/patients/{id}/erase',
  access: 'super',
  tags: ['patients'],
  summary: 'Forget a patient who has asked for it. 409 while an appointment is to come',
  request: { params },
  responses: { 200: nothing },
})
patientDeskRoutes.openapi(erase, async context => {
  const { deps, requestId } = asked(context)
  const { id } = await findOne(deps.db, context.req.valid('param').id)
  await erasePatient(deps, id, { accountId: signedIn(context).accountId, requestId })
  return context.json(done(context, 'patients:erased'), 200)
})
