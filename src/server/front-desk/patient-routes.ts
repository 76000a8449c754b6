import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { patients } from '#contract/patients.ts'
import { offersConsentOf } from '../accounts/sign-up/offers-consent.ts'
import {
  findOne,
  listed as isListed,
  likelyDoubles,
  rowOf,
  selectPatients,
} from '../appointments/patients.ts'
import { accountOf, patientView, phoneOf, selectAppointments } from '../appointments/views.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditRead } from '../kernel/audit.ts'
import { handlers, type OperationRequest } from '../kernel/operation.ts'
import { pageInOneScan } from '../kernel/paging.ts'
import { dependantsOf, note } from '../patients/dependants.ts'
import { searchedNik } from '../patients/nik.ts'
import { patientCondition } from '../patients/search.ts'
import { withLateness } from '../schedules/lateness.ts'
import { revealNik, saveNik, shownNik } from './identity-number.ts'
import { mergePatients, mergesInto, undoMerge } from './merge.ts'
import { changePatient } from './patient-changes.ts'

const { handle, router } = handlers()
/** The list of patients for the front desk, and one patient. Every read is audited. */
export const patientDeskRoutes = router

type ListQuery = OperationRequest<typeof patients.listPatients>['query']

/** By name, names that begin with the searched text first: they are the likelier match. */
function orderOf({ search, sort }: ListQuery): SQL[] {
  if (sort !== 'name') return [desc(patient.createdAt)]
  const beginning =
    search && sql`starts_with(lower(${patient.fullName}), ${search.trim().toLowerCase()}) desc`
  return [...(beginning ? [beginning] : []), asc(patient.fullName)]
}

async function foundPatients({ deps, actor }: OperationRequest, query: ListQuery, nik: string | null) {
  const words = patientCondition(query.search, [patient.fullName, account.email], phoneOf)
  const where = and(isListed, nik ? or(words, eq(patient.nikHash, nik)) : words)
  const found = selectPatients(deps.db)
    .where(where)
    .orderBy(...orderOf(query), asc(patient.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  const [rows, total] = await pageInOneScan(found, query, () =>
    deps.db.$count(selectPatients(deps.db).where(where).as('found')),
  )
  await auditRead(deps, { ...actor, action: 'patient.list', seen: { patients: rows.map(one => one.id) } })
  return [rows.map(rowOf), total] as const
}

handle(patients.listPatients, async request =>
  request.listed(...(await foundPatients(request, request.query, null))),
)

handle(patients.searchPatients, async request => {
  const { json, deps } = request
  return request.listed(...(await foundPatients(request, json, searchedNik(deps.config, json.search))))
})

handle(patients.readPatient, async ({ deps, actor, param, success }) => {
  const found = await findOne(deps.db, param.id)
  const [about] = await deps.db
    .select({
      row: patient,
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
  // What belongs to an account is merged with callers only: with others the telephone is often that of the family. Two
  // accounts with one identity number are of one person.
  const mayBe = (one: { email: string | null }) => found.email === null || one.email === null
  const doubles = about?.row.mergedInto ? [] : await likelyDoubles(deps.db, found, mayBe)
  const seen = doubles.length > 0 ? { seen: { patients: doubles.map(one => one.id) } } : {}
  await auditRead(deps, { ...note(actor, 'patient.read', found.id), ...seen })
  const result = {
    ...rowOf(found),
    address: about?.row.address ?? null,
    sex: about?.row.sex ?? null,
    notes: about?.row.deskNotes ?? null,
    nik: shownNik(deps, about?.row.nik),
    updatedAt: String(about?.row.updatedAt),
    mergedInto: about?.row.mergedInto ?? null,
    merges: await mergesInto(deps, found.id),
    doubles,
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

handle(patients.savePatient, async ({ deps, actor, param, json, success }) =>
  success(await changePatient(deps, actor, param.id, json), 'api:saved'),
)

handle(patients.mergePatients, async ({ deps, actor, param, json, success }) =>
  success(await mergePatients(deps, actor, param.id, json), 'patients:merged'),
)

handle(patients.undoMerge, async ({ deps, actor, param, json, success }) =>
  success(await undoMerge(deps, actor, param.id, json.merge), 'patients:unmerged'),
)

handle(patients.saveNik, async ({ deps, actor, param, json, success }) =>
  success(await saveNik(deps, actor, param.id, json), 'api:saved'),
)

handle(patients.revealNik, async ({ deps, actor, param, success }) =>
  success(await revealNik(deps, actor, param.id)),
)
