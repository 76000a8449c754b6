import type { AffectedPatient } from '#entities/schedule/desk.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import { newId } from '../../database/connect.ts'
import type { Deps } from '../../kernel/deps.ts'
import { bookingRules } from '../../schedules/booking-rules.ts'
import { idOf } from '../../schedules/writes.ts'
import { deskView } from '../views.ts'
import { contactChannels } from './contact-channels.ts'
import { affectedByChange, exceptionOf } from './exception-writes.ts'

/** Patients whom an exception would affect if it were saved now, earliest appointment first. Read-only, sends nothing. */
export async function appointmentsDisplacedBy(deps: Deps, write: ExceptionWrite): Promise<AffectedPatient[]> {
  const { db } = deps
  const doctorId = write.doctor === null ? null : await idOf(db, 'doctors', write.doctor, 'doctor')
  if (write.location !== null) await idOf(db, 'addresses', write.location, 'location')
  const next = exceptionOf(newId(), write)
  const rules = await bookingRules(deps)
  const now = deps.now()
  const all = await affectedByChange(db, now, doctorId, { old: null, next, cancelBefore: write.cancelBefore })
  const heard = await contactChannels(db, rules, now, all)
  return heard.map(({ full, news, lateMinutes, by, alsoCall }) => ({
    appointment: deskView(full),
    news,
    lateMinutes,
    by,
    alsoCall,
  }))
}
