import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { appointmentSchema } from '#entities/appointment/appointment.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { offersConsentOf } from '../accounts/sign-up/offers-consent.ts'
import { accountOf, patientView, phoneOf, selectAppointments } from '../appointments/views.ts'
import { searchCondition } from '../database/search-condition.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditRead } from '../kernel/audit.ts'
import { answer, idParam, listAnswer, operations } from '../kernel/operation.ts'
import { pageWithTotal, paging } from '../kernel/paging.ts'
import { dependantsOf, note } from '../patients/dependants.ts'
import { withLateness } from '../schedules/lateness.ts'
import { findOne, rowOf, rowSchema, selectPatients } from './patient.ts'

const operation = operations('patients')
/** The list of patients for the front desk, and one patient. Every read is audited. */
export const patientDeskRoutes = operation.router

operation.get('desk', '/api/admins/patients', {
  summary: 'Patients by name, e-mail or telephone',
  request: {
    query: z.object({
      ...paging(25),
      search: z.string().max(200).optional(),
      sort: z.enum(['name', '-createdAt']).default('name'),
    }),
  },
  responses: { 200: listAnswer(rowSchema) },
  handle: async ({ deps, actor, query, listed }) => {
    const { search, sort } = query
    const where = and(
      ne(patient.fullName, erasedName),
      searchCondition(search, [patient.fullName, account.email], phoneOf),
    )
    const found = selectPatients(deps.db)
      .where(where)
      .orderBy(sort === 'name' ? asc(patient.fullName) : desc(patient.createdAt), asc(patient.id))
    const [rows, total] = await pageWithTotal(
      found,
      query,
      deps.db.$count(selectPatients(deps.db).where(where).as('found')),
    )
    await auditRead(deps, { ...actor, action: 'patient.list', seen: { patients: rows.map(one => one.id) } })
    return listed(rows.map(rowOf), total)
  },
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

operation.get('desk', '/api/admins/patients/{id}', {
  summary: 'One patient with the newest fifty appointments',
  request: { params: idParam },
  responses: { 200: answer(oneSchema) },
  handle: async ({ deps, actor, param, success }) => {
    const found = await findOne(deps.db, param.id)
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
    await auditRead(deps, note(actor, 'patient.read', found.id))
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
    return success(result)
  },
})
