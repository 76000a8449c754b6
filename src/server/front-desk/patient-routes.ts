import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, ne } from 'drizzle-orm'
import { appointmentSchema } from '#entities/appointment/appointment.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { requestValues } from '../accounts/answers.ts'
import { offersConsentOf } from '../accounts/sign-up/offers-consent.ts'
import { accountHolder, accountOf, patientView, selectAppointments } from '../appointments/views.ts'
import { searchCondition } from '../database/search-condition.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { signedIn } from '../kernel/access.ts'
import { auditRead } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, listAnswer, operation, success } from '../kernel/operation.ts'
import { dependantsOf } from '../patients/dependants.ts'
import { withLateness } from '../schedules/lateness.ts'
import { findOne, note, params, phoneOf, rowOf, rowSchema, selectPatients } from './patient.ts'

/** The list of patients for the front desk, and one patient. Every read is audited. */
export const patientDeskRoutes = newRouter()

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
  const { deps, requestId } = requestValues(context)
  const { page, perPage, search, sort } = context.req.valid('query')
  const where = and(
    ne(patient.fullName, erasedName),
    searchCondition(search, [patient.fullName, account.email], phoneOf),
  )
  const [rows, [total]] = await Promise.all([
    selectPatients(deps.db)
      .where(where)
      .orderBy(sort === 'name' ? asc(patient.fullName) : desc(patient.createdAt), asc(patient.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db
      .select({ total: count() })
      .from(patient)
      .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
      .leftJoin(account, eq(account.id, accountOf))
      .where(where),
  ])
  await auditRead(deps, {
    accountId: signedIn(context).accountId,
    action: 'patient.list',
    objectKind: 'patient',
    requestId,
    seen: { patients: rows.map(one => one.id) },
  })
  return context.json(success(context, rows.map(rowOf), 'api:done', { total: total?.total ?? 0 }), 200)
})

const oneSchema = rowSchema
  .extend({
    address: z.string().nullable(),
    language: z.enum(interfaceLanguages).nullable(),
    promotionalOffers: z.boolean(),
    /** When the patient gave or withdrew the consent to offers. */
    promotionalOffersAt: z.string().nullable(),
    /** The sentence of the consent; null without consent, or for a consent from before the sentence was stored. */
    promotionalOffersText: z.string().nullable(),
    visits: z.array(appointmentSchema),
    /** Dependants of this patient. */
    dependants: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        birthDate: z.string().nullable(),
        relationship: z.string(),
      }),
    ),
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
  const { deps, requestId } = requestValues(context)
  const found = await findOne(deps.db, context.req.valid('param').id)
  const [about] = await deps.db
    .select({
      address: patient.address,
      language: account.language,
      promotionalOffers: account.promotionalOffers,
      promotionalOffersAt: account.promotionalOffersAt,
    })
    .from(patient)
    .leftJoin(account, eq(account.id, accountOf))
    .where(eq(patient.id, found.id))
  const family = found.accountId ? await dependantsOf(deps.db, found.accountId) : []
  const visits = await selectAppointments(deps.db)
    .where(eq(appointment.patientId, found.id))
    .orderBy(desc(appointment.startsAt))
    .limit(50)
  await auditRead(deps, note(signedIn(context).accountId, 'patient.read', found.id, requestId))
  const result = {
    ...rowOf(found),
    address: about?.address ?? null,
    language: about?.language ?? null,
    promotionalOffers: about?.promotionalOffers ?? false,
    promotionalOffersAt: about?.promotionalOffersAt ? String(about.promotionalOffersAt) : null,
    promotionalOffersText: about?.promotionalOffers ? await offersConsentOf(deps.db, found.id) : null,
    visits: (await withLateness(deps.db, visits)).map(patientView),
    dependants: family.map(({ id, fullName: name, birthDate, relationship }) => ({
      id,
      name,
      birthDate,
      relationship: relationship ?? 'other',
    })),
  }
  return context.json(success(context, result), 200)
})
