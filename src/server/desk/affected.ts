import type { AffectedPatient } from '#entities/desk.ts'
import type { ExceptionWrite } from '#entities/schedule-write.ts'
import type { Deps } from '../app.ts'
import { concernedBy, exceptionOf } from '../booking/exception-writes.ts'
import { bookingRules } from '../booking/rules.ts'
import { idOf } from '../booking/schedule-writes.ts'
import { shownToDesk } from '../booking/shapes.ts'
import { newId } from '../database/connect.ts'
import { heardBy } from './heard.ts'

/** Whom a departure would concern if it were written now, the soonest first. It writes nothing and tells nobody. */
export async function affectedBy(deps: Deps, write: ExceptionWrite): Promise<AffectedPatient[]> {
  const { db } = deps
  const doctorId = write.doctor === null ? null : await idOf(db, 'doctors', write.doctor, 'doctor')
  if (write.location !== null) await idOf(db, 'addresses', write.location, 'location')
  const next = exceptionOf(newId(), write)
  const rules = await bookingRules(deps)
  const now = deps.now()
  const all = await concernedBy(db, now, doctorId, { old: null, next, cancelBefore: write.cancelBefore })
  const heard = await heardBy(db, rules, now, all)
  return heard.map(({ full, news, lateMinutes, by, alsoCall }) => ({
    appointment: shownToDesk(full),
    news,
    lateMinutes,
    by,
    alsoCall,
  }))
}
