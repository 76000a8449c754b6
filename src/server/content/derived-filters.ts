import { and, eq, gte, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { schedule } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { newest } from './content-state.ts'

const place = alias(content, 'place')
const unit = alias(content, 'unit')

/**
 * As the public search: a doctor is where the current public sessions are and, without any, where the units are
 * (`components/doctor/profile/summary.ts`).
 */
function doctorsAt({ db, now }: Deps, location: string): SQL | undefined {
  const today = sql`(${now().toString()}::timestamptz at time zone (${place.data}->>'timezone'))::date`
  const sitting = (where?: SQL) =>
    db
      .select({ id: schedule.doctorId })
      .from(schedule)
      .innerJoin(place, eq(place.id, schedule.locationId))
      .where(
        and(
          eq(schedule.public, true),
          eq(place.status, 'published'),
          isNull(place.deletedAt),
          or(isNull(schedule.validTo), gte(schedule.validTo, today)),
          where,
        ),
      )
  const units = db
    .select({ key: unit.key })
    .from(unit)
    .where(
      and(
        eq(unit.kind, 'units'),
        eq(unit.status, 'published'),
        isNull(unit.deletedAt),
        sql`${unit.data}->>'location' = ${location}`,
      ),
    )
  return or(
    inArray(content.id, sitting(eq(place.key, location))),
    and(notInArray(content.id, sitting()), sql`jsonb_exists_any(${newest}->'units', array(${units}))`),
  )
}

/** The conditions of the filters that are no field: `derivedFilters` of the definitions, by kind and name. */
export const derivedConditions: Record<string, (deps: Deps, key: string) => SQL | undefined> = {
  'doctors.location': doctorsAt,
}
