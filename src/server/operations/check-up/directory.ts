import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { content, syncRun } from '../../database/tables/content.ts'
import { vanishedDays, vanishedDoctors } from '../../integrations/vanished.ts'
import { type Check, fine, warning } from './finding.ts'

const mostListed = 100
const day = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('UTC').toPlainDate().toString()

/** When the other system was last imported, and which of its doctors it no longer has. */
export const checkDirectory: Check = async ({ db, now }) => {
  const [last] = await db.select().from(syncRun).orderBy(desc(syncRun.startedAt)).limit(1)
  if (!last) return []
  const days = await vanishedDays({ db })
  const doctors = await vanishedDoctors({ db, now })
  const listed = doctors.slice(0, mostListed).map(one => {
    const { name, since, appointments, first } = one
    const values = {
      name,
      since: day(since),
      until: day(since.add({ hours: 24 * days })),
      appointments: first ? `${appointments} (${day(first)} …)` : appointments,
    }
    return warning('directory', one.bookable ? 'doctorVanished' : 'doctorVanishedClosed', values)
  })
  const more = doctors.length - listed.length
  return [
    fine('directory', 'directory', {
      source: last.source,
      time: String((last.endedAt ?? last.startedAt).round('second')),
    }),
    ...listed,
    ...(more > 0 ? [warning('directory', 'doctorsVanishedMore', { more })] : []),
    ...(await unmatchedSpecialties(db)),
  ]
}

/** Imported specialties whose code is unknown, and that no editor has linked to one of the hospital. */
async function unmatchedSpecialties(db: Executor) {
  const fhir = sql<string | null>`${content.data}->'externalIds'->>'fhir'`
  const found = await db
    .select({ name: sql<string>`coalesce(${content.data}->'name'->>'en', ${content.key})`, code: fhir })
    .from(content)
    .where(
      and(
        eq(content.kind, 'specialists'),
        eq(content.status, 'published'),
        isNull(content.deletedAt),
        isNotNull(fhir),
        sql`not ${content.data} ?| array['icon', 'plainName', 'alsoKnownAs', 'codes']`,
      ),
    )
    .orderBy(asc(content.key))
  const names = found.slice(0, mostListed).map(({ name, code }) => `${name} (${code})`)
  if (names.length === 0) return []
  return [warning('directory', 'specialtiesUnmatched', { number: found.length, names: names.join(', ') })]
}
