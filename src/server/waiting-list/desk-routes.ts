import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type DeskWaiting, deskWaitingSchema } from '#entities/appointment/waiting.ts'
import { fullName } from '#entities/content/doctor.ts'
import type { Localized } from '#entities/localized.ts'
import { accountHolder } from '../appointments/views.ts'
import { publicItems } from '../content/public-reads.ts'
import { searchCondition } from '../database/search-condition.ts'
import { patient } from '../database/tables/accounts.ts'
import { placeHold, schedule } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { actorOf } from '../kernel/actor.ts'
import { auditRead } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { newRouter } from '../kernel/http/router.ts'
import { listAnswer, operation, success } from '../kernel/operation.ts'
import { doctorRow } from '../schedules/timetable.ts'
import { openEntries } from './resolve-entries.ts'

/** The waiting list for the front desk: patients to call when a slot is filled by hand. */
export const waitingListRoutes = newRouter()

const specialistRow = alias(content, 'specialist')
const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  search: z.string().max(200).optional(),
})

/** Entries with a running offer first, then in queue order. */
const inTurn = [
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
      phone: sql<string | null>`coalesce(${patient.phone}, ${accountHolder.phone})`,
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

async function shown(deps: Deps, rows: Row[]): Promise<DeskWaiting[]> {
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
    status: row.status,
    missed: row.missed,
    offer: row.status === 'offered' ? (offers.get(`${row.patientId} ${row.doctorId}`) ?? null) : null,
    createdAt: row.createdAt.toString(),
  }))
}

const list = operation({
  method: 'get',
  path: '/api/admins/waiting-list',
  access: 'desk',
  tags: ['appointments'],
  summary: 'Who waits for a doctor or a specialty: those with an offer first, the others in their turn',
  request: { query: listQuery },
  responses: { 200: listAnswer(deskWaitingSchema.clone().openapi('DeskWaiting')) },
})
waitingListRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const { page, perPage, search } = context.req.valid('query')
  const phone = sql`coalesce(${patient.phone}, ${accountHolder.phone})`
  const where = and(
    inArray(waitingEntry.status, [...openEntries]),
    searchCondition(search, [patient.fullName, accountHolder.fullName], phone),
  )
  const [rows, [total]] = await Promise.all([
    selectWaiting(deps)
      .where(where)
      .orderBy(...inTurn)
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db
      .select({ total: count() })
      .from(waitingEntry)
      .innerJoin(patient, eq(patient.id, waitingEntry.patientId))
      .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
      .where(where),
  ])
  const seen = { patients: [...new Set(rows.map(one => one.row.patientId))] }
  const what = { action: 'waiting-list.list', objectKind: 'waiting-entry', seen } as const
  await auditRead(deps, { ...actorOf(context), ...what })
  return context.json(
    success(context, await shown(deps, rows), 'api:done', { total: total?.total ?? 0 }),
    200,
  )
})
