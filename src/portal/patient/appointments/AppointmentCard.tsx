import { useQuery } from '@tanstack/react-query'
import { serverNow } from '#api/server-clock.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { isMovable, outcomeOf } from '#entities/appointment/appointment-status.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import IconClock from '~icons/lucide/clock'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { useGuarantorText } from '../dependants/guarantor-text.ts'
import { BookingCode } from './BookingCode.tsx'
import { type CutOffs, cutOffsQuery, isOver, lastMoment } from './cut-offs.ts'
import { WhoAndWhere } from './ExpectedTime.tsx'
import { BookAgainLink } from './links.tsx'
import { daysAhead } from './moments.ts'
import { Alternatives, EarlierAction, EarlierLine, PackageTerms, QueueToday } from './rare-parts.tsx'
import { endedByHospital, toneOf } from './status.ts'
import { useCancel } from './use-cancel.ts'
import { WhatToBring } from './WhatToBring.tsx'

const isToday = ({ status, startsAt, timezone }: Appointment): boolean =>
  (status === 'accepted' || status === 'checked_in') && daysAhead(startsAt, timezone, serverNow()) === 0

// Used until the settings are loaded, and if they have no cut-offs.
const untilItBegins = { cancelHours: 0, rescheduleHours: 0 }

interface Props {
  appointment: Appointment
  /** The next appointment: shown larger. */
  next?: boolean
  /** Shows alternatives inside the card if the hospital cancelled the appointment. */
  alternatives?: boolean
}

/** One appointment: time, doctor, location, status and actions. */
export function AppointmentCard({ appointment, next, alternatives }: Props) {
  const { t, language } = useTranslation()
  const { status, startsAt, timezone, bookable } = appointment
  const ahead = Temporal.Instant.compare(startsAt, serverNow()) > 0
  const isDisplaced = alternatives && endedByHospital(status) && !appointment.settled && ahead
  const open = isMovable(status) && ahead
  const cancel = useCancel()
  const { data: cutOffs = untilItBegins } = useQuery(cutOffsQuery)
  const may = (hours: number) => open && !isOver(lastMoment(appointment, hours), serverNow())
  return (
    <article className={next ? 'card appointment appointment-next' : 'card appointment'}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge tone={toneOf[status]} dot>
          {t(`patient:status.${outcomeOf(appointment)}`)}
        </Badge>
        {open && <BookingCode {...appointment} />}
      </header>
      <h3 className={next ? 'text-xl' : 'text-lg'}>
        <time dateTime={startsAt}>{formatMoment(startsAt, timezone, language)}</time>
      </h3>
      <WhoAndWhere appointment={appointment} />
      {isToday(appointment) && <QueueToday code={appointment.code} />}
      <Details appointment={appointment} language={language} />
      {open && <CutOffLine appointment={appointment} cutOffs={cutOffs} />}
      {open && <EarlierLine appointment={appointment} />}
      {open && status === 'accepted' && <WhatToBring appointment={appointment} />}
      {isDisplaced && <Alternatives appointment={appointment} />}
      <footer className="button-row appointment-actions">
        {bookable && may(cutOffs.rescheduleHours) && (
          <LinkButton variant="quiet" size="small" to={paths.move(appointment)}>
            {t('patient:card.move')}
          </LinkButton>
        )}
        {open && !appointment.package && <EarlierAction appointment={appointment} />}
        {may(cutOffs.cancelHours) && (
          <Button variant="quiet-danger" size="small" action={cancel.with(appointment)}>
            {t('patient:card.cancel')}
          </Button>
        )}
        {status === 'completed' && (
          <LinkButton variant="tint" size="small" to={paths.testimonial(appointment)}>
            {t('patient:testimonial.card')}
          </LinkButton>
        )}
        {!open && !isDisplaced && <BookAgainLink appointment={appointment} />}
      </footer>
    </article>
  )
}

function Details({ appointment, language }: Pick<Props, 'appointment'> & { language: InterfaceLanguage }) {
  const { t } = useTranslation()
  const { status, expiresAt, timezone, reason, statusReason, guarantor } = appointment
  const pays = useGuarantorText()
  return (
    <>
      {expiresAt && (
        <p className="appointment-line">
          <IconClock />
          {t('patient:card.answerBy', { when: formatMoment(expiresAt, timezone, language) })}
        </p>
      )}
      {statusReason && (
        <p className="appointment-line">{t('patient:card.hospitalSays', { reason: statusReason })}</p>
      )}
      {guarantor && <p className="appointment-line">{t('dependants:paysLine', { pays: pays(guarantor) })}</p>}
      {reason && (
        <p className="text-15 wrap-anywhere text-ink-soft">{t('patient:card.yourReason', { reason })}</p>
      )}
      {appointment.package && isMovable(status) && <PackageTerms terms={appointment.package} />}
    </>
  )
}

/** Until when the appointment can be cancelled and moved; nothing if both are possible until it begins. */
function CutOffLine({ appointment, cutOffs }: { appointment: Appointment; cutOffs: CutOffs }) {
  const { t, language } = useTranslation()
  const now = serverNow()
  const { cancelHours, rescheduleHours } = cutOffs
  const { status, bookable } = appointment
  if (status !== 'accepted' || (bookable && Math.max(cancelHours, rescheduleHours) === 0)) return null
  const untilText = (hours: number) =>
    formatMoment(lastMoment(appointment, hours), appointment.timezone, language)
  const over = (hours: number) => isOver(lastMoment(appointment, hours), now)
  const stays = !bookable || over(rescheduleHours)
  const line = () => {
    if (over(cancelHours) && stays) return t('patient:cutOff.over')
    if (over(cancelHours)) return t('patient:cutOff.moveOnly', { until: untilText(rescheduleHours) })
    if (stays) return t('patient:cutOff.cancelOnly', { until: untilText(cancelHours) })
    if (cancelHours === rescheduleHours) return t('patient:cutOff.both', { until: untilText(cancelHours) })
    return t('patient:cutOff.each', { cancel: untilText(cancelHours), move: untilText(rescheduleHours) })
  }
  return <p className="appointment-line">{line()}</p>
}
