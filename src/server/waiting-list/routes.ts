import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { appointments } from '#contract/appointments.ts'
import type { DeskWaiting } from '#entities/appointment/waiting.ts'
import { fullName } from '#entities/content/doctor.ts'
import type { Localized } from '#entities/localized.ts'
import { accountHolder, phoneOf } from '../appointments/views.ts'
import { publicItems } from '../content/public-reads.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment as booked, placeHold, schedule } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { auditRead } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { handlers } from '../kernel/operation.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { patientCondition } from '../patients/search.ts'
import { doctorRow } from '../schedules/timetable.ts'
import { joinWaitingList, leaveWaitingList, ownEntries } from './entries.ts'
import { stopWaitingForEarlier, waitForEarlier } from './front-desk-earlier.ts'
import { offerFreeSlots } from './offers.ts'
import { openEntries } from './resolve-entries.ts'

const { handle, router } = handlers()
/** The waiting list for a doctor or specialty that is booked out. The next free slot is put on hold for the patient for a while. */
export const waitingRoutes = router

handle(appointments.joinWaitingList, async ({ deps, actor, json, success }) => {
  const { entry, of } = await joinWaitingList(deps, actor, json)
  // A slot may be free right now.
  await offerFreeSlots(deps, of)
  const now = (await ownEntries(deps, actor.accountId)).find(one => one.id === entry.id)
  return success(now ?? entry, 'booking:waiting')
})

handle(appointments.readWaitingList, async ({ deps, actor, listed }) =>
  listed(await ownEntries(deps, actor.accountId)),
)

handle(appointments.leaveWaitingList, async ({ deps, actor, param, success }) => {
  // Only for this doctor or specialty: one request must not process the whole waiting list.
  await offerFreeSlots(deps, await leaveWaitingList(deps, actor, param.id))
  return success(null, 'booking:leftList')
})

const specialistRow = alias(content, 'specialist')
/** Entries with a running offer first, then in queue order. */
const queueOrder = [
  desc(sql`${waitingEntry.status} = 'offered'`),
  asc(waitingEntry.queuedAt),
  asc(waitingEntry.id),
]

const selectWaiting = ({ db }: Deps) =>
  db
    .select({
      row: waitingEntry,
      doctor: doctorRow.key,
      specialist: specialistRow.key,
      specialistName: sql<Localized | null>`${specialistRow.data}->'name'`,
      name: patient.fullName,
      phone: phoneOf,
      carer: accountHolder.fullName,
    })
    .from(waitingEntry)
    .innerJoin(patient, eq(patient.id, waitingEntry.patientId))
    .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
    .leftJoin(doctorRow, eq(doctorRow.id, waitingEntry.doctorId))
    .leftJoin(specialistRow, eq(specialistRow.id, waitingEntry.specialistId))

type Row = Awaited<ReturnType<typeof selectWaiting>>[number]

/** The current offers, by patient and doctor. */
async function offersOf(deps: Deps, rows: Row[]) {
  const offered = rows.filter(({ row }) => row.status === 'offered').map(({ row }) => row.patientId)
  if (offered.length === 0) return new Map<string, NonNullable<DeskWaiting['offer']>>()
  const holds = await deps.db
    .select({
      whose: sql<string>`coalesce(${placeHold.dependantId}, ${placeHold.patientId})`,
      hold: placeHold,
      timezone: sql<
        string | null
      >`(select data->>'timezone' from ${content} where id = ${schedule.locationId})`,
    })
    .from(placeHold)
    .innerJoin(schedule, eq(schedule.id, placeHold.scheduleId))
    .where(or(inArray(placeHold.patientId, offered), inArray(placeHold.dependantId, offered)))
  return new Map(
    holds.map(({ whose, hold: { doctorId, startsAt, expiresAt }, timezone }) => [
      `${whose} ${doctorId}`,
      { startsAt: String(startsAt), expiresAt: String(expiresAt), timezone: timezone ?? 'UTC' },
    ]),
  )
}

async function deskViews(deps: Deps, rows: Row[]): Promise<DeskWaiting[]> {
  const offers = await offersOf(deps, rows)
  const names = new Map((await publicItems(deps, 'doctors')).map(one => [one.slug, fullName(one)]))
  return rows.map(({ row, doctor, specialist, specialistName, name, phone, carer }) => ({
    id: row.id,
    doctor,
    doctorName: doctor === null ? null : (names.get(doctor) ?? doctor),
    specialist,
    specialistName,
    patient: { id: row.patientId, name, phone, carer },
    from: row.fromDate,
    to: row.toDate,
    weekdays: row.weekdays,
    dayPart: row.dayPart,
    replaces: row.replaces,
    status: row.status,
    missed: row.missed,
    offer: row.status === 'offered' ? (offers.get(`${row.patientId} ${row.doctorId}`) ?? null) : null,
    createdAt: row.createdAt.toString(),
  }))
}

/** Entries that replace this appointment, and the entry of its patient for its doctor. */
const waitsBeside = (appointment: string) =>
  or(
    eq(waitingEntry.replaces, appointment),
    and(
      isNull(waitingEntry.specialistId),
      sql`(${waitingEntry.patientId}, ${waitingEntry.doctorId}) in
        (select a.patient_id, a.doctor_id from ${booked} a where a.id = ${appointment})`,
    ),
  )

handle(appointments.readAdminWaitingList, async ({ deps, actor, query, listed }) => {
  const { search, appointment } = query
  const where = and(
    inArray(waitingEntry.status, [...openEntries]),
    appointment ? waitsBeside(appointment) : undefined,
    patientCondition(search, [patient.fullName, accountHolder.fullName], phoneOf),
  )
  const [rows, total] = await pageWithTotal(
    selectWaiting(deps)
      .where(where)
      .orderBy(...queueOrder),
    query,
    deps.db.$count(selectWaiting(deps).where(where).as('found')),
  )
  const seen = { patients: [...new Set(rows.map(one => one.row.patientId))] }
  await auditRead(deps, { ...actor, action: 'waiting-list.list', objectKind: 'waiting-entry', seen })
  return listed(await deskViews(deps, rows), total)
})

handle(appointments.waitForEarlierTime, async ({ deps, actor, param, success }) => {
  await offerFreeSlots(deps, await waitForEarlier(deps, actor, param.id))
  return success(null, 'booking:waitingAtDesk')
})

handle(appointments.stopWaitingForEarlierTime, async ({ deps, actor, param, success }) => {
  await offerFreeSlots(deps, await stopWaitingForEarlier(deps, actor, param.id))
  return success(null, 'booking:leftAtDesk')
})
