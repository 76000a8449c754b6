import type { LinkView } from '#entities/appointment/appointment-answer.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../texts.ts'
import { BookingCode } from '../appointments/BookingCode.tsx'
import { WhoAndWhere } from '../appointments/ExpectedTime.tsx'
import { toneOf } from '../appointments/status.ts'

/** The appointment of the message, with no more details than the message had. */
export function LinkedAppointment({ appointment }: { appointment: LinkView['appointment'] }) {
  const { t, language } = useTranslation()
  const { status, startsAt, timezone, statusReason } = appointment
  return (
    <article className="card appointment">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge tone={toneOf[status]} dot>
          {t(`patient:status.${status}`)}
        </Badge>
        <BookingCode {...appointment} />
      </header>
      <h2 className="text-lg">
        <time dateTime={startsAt}>{formatMoment(startsAt, timezone, language)}</time>
      </h2>
      <WhoAndWhere appointment={appointment} />
      {statusReason && (
        <p className="appointment-line">{t('patient:card.hospitalSays', { reason: statusReason })}</p>
      )}
    </article>
  )
}
