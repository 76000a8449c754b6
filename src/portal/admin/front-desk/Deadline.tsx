import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../texts.ts'
import { timeLeft } from '../moments.ts'

/** Why a request comes before others: the time left for an answer, and that the visit is near. */
export function Deadline({ of: one }: { of: DeskAppointment }) {
  const { t, language } = useTranslation()
  if (!one.expiresAt) return null
  const now = Temporal.Now.instant()
  const { unit, count } = timeLeft(one.expiresAt, now)
  const today = Temporal.PlainDate.from(todayIn(one.timezone, now))
  const days = today.until(todayIn(one.timezone, Temporal.Instant.from(one.startsAt))).days
  const visit = ['today', 'tomorrow'][days]
  const until = t('admin:desk.expires', { moment: formatMoment(one.expiresAt, one.timezone, language) })
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={unit === 'minutes' ? 'error' : unit === 'hours' && count < 4 ? 'warning' : 'neutral'}>
        {t(`desk:inbox.answer.${unit}`, { count })}
      </Badge>
      {visit && <Badge tone="warning">{t(`desk:inbox.visit.${visit}`)}</Badge>}
      <span className="field-hint">{until}</span>
    </div>
  )
}
