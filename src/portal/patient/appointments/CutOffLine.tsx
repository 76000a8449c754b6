import type { Appointment } from '#entities/appointment/appointment.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { useTranslation } from '../../texts.ts'
import { type CutOffs, isOver, lastMoment } from './cut-offs.ts'

/** Until when the appointment can be cancelled and moved; nothing if that is possible until it begins. */
export function CutOffLine({ appointment, cutOffs }: { appointment: Appointment; cutOffs: CutOffs }) {
  const { t, language } = useTranslation()
  const now = Temporal.Now.instant()
  const { cancelHours, rescheduleHours } = cutOffs
  if (appointment.status !== 'accepted' || Math.max(cancelHours, rescheduleHours) === 0) return null
  const words = (hours: number) =>
    formatMoment(lastMoment(appointment, hours), appointment.timezone, language)
  const over = (hours: number) => isOver(lastMoment(appointment, hours), now)
  const line = () => {
    if (over(cancelHours) && over(rescheduleHours)) return t('patient:cutOff.over')
    if (over(cancelHours)) return t('patient:cutOff.moveOnly', { until: words(rescheduleHours) })
    if (over(rescheduleHours)) return t('patient:cutOff.cancelOnly', { until: words(cancelHours) })
    if (cancelHours === rescheduleHours) return t('patient:cutOff.both', { until: words(cancelHours) })
    return t('patient:cutOff.each', { cancel: words(cancelHours), move: words(rescheduleHours) })
  }
  return <p className="appointment-line">{line()}</p>
}
