import { inArray } from 'drizzle-orm'
import type { AffectedPatient } from '#entities/desk.ts'
import type { ExceptionWrite } from '#entities/schedule-write.ts'
import type { Deps } from '../app.ts'
import { concernedBy, exceptionOf } from '../booking/exception-writes.ts'
import { withLateness } from '../booking/lateness.ts'
import { idOf } from '../booking/schedule-writes.ts'
import { selectAppointments, shownToDesk } from '../booking/shapes.ts'
import { appointment } from '../database/booking-tables.ts'
import { newId } from '../database/connect.ts'

/** Whom a departure would concern if it were written now, the soonest first. It writes nothing and tells nobody. */
export async function affectedBy(deps: Deps, write: ExceptionWrite): Promise<AffectedPatient[]> {
  const { db } = deps
  const doctorId = write.doctor === null ? null : await idOf(db, 'doctors', write.doctor, 'doctor')
  if (write.location !== null) await idOf(db, 'addresses', write.location, 'location')
  const next = exceptionOf(newId(), write)
  const all = await concernedBy(db, deps.now(), doctorId, {
    old: null,
    next,
    cancelBefore: write.cancelBefore,
  })
  // Who has come already is not sent away by a message.
  const concerned = all.filter(({ one }) => one.status === 'requested' || one.status === 'accepted')
  const ids = concerned.map(({ one }) => one.id)
  const rows = ids.length > 0 ? await selectAppointments(db).where(inArray(appointment.id, ids)) : []
  const byId = new Map((await withLateness(db, rows)).map(full => [full.row.id, full]))
  return concerned.flatMap(({ one, news, lateMinutes }): AffectedPatient[] => {
    const full = byId.get(one.id)
    if (!full) return []
    const by = full.email && full.language ? 'message' : 'call'
    return [{ appointment: shownToDesk(full), news, lateMinutes, by }]
  })
}
