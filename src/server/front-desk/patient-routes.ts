import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { patients } from '#contract/patients.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { offersConsentOf } from '../accounts/sign-up/offers-consent.ts'
import { accountOf, patientView, phoneOf, selectAppointments } from '../appointments/views.ts'
import { searchCondition } from '../database/search-condition.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditRead } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { dependantsOf, note } from '../patients/dependants.ts'
import { withLateness } from '../schedules/lateness.ts'
import { findOne, rowOf, selectPatients } from './patient.ts'

const { handle, router } = handlers()
/** The list of patients for the front desk, and one patient. Every read is audited. */
export const patientDeskRoutes = router

handle(patients.listPatients, async ({ deps, actor, query, listed }) => {
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
})

handle(patients.readPatient, async ({ deps, actor, param, success }) => {
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
})
