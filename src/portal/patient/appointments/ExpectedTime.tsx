import type { Appointment } from '#entities/appointment/appointment.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { expectedTime } from '#entities/schedule/lateness.ts'
import { formatZonedTime } from '#entities/time/clock.ts'
import IconClock from '~icons/lucide/clock'
import IconPlace from '~icons/lucide/map-pin'
import { useTranslation } from '../../texts.ts'

interface Props {
  appointment: Pick<Appointment, 'startsAt' | 'timezone' | 'lateMinutes'> & { queueNumber: number | null }
}

/** The expected start if the doctor is late. */
export function ExpectedTime({ appointment: { startsAt, timezone, lateMinutes, queueNumber } }: Props) {
  const { t, language } = useTranslation()
  // A response cached by an older version has no lateMinutes.
  if (!(lateMinutes > 0)) return null
  const time = formatZonedTime(expectedTime(startsAt, lateMinutes), timezone, language)
  return (
    <p className="appointment-line">
      <IconClock />
      <strong>{t(queueNumber === null ? 'patient:card.expected' : 'patient:turn.begins', { time })}</strong>
    </p>
  )
}

type Place = Pick<Appointment, 'doctorName' | 'package' | 'locationName'> & {
  dependant: { name: string } | null
}

/** The expected start, for whom the appointment is, with which doctor, and where. */
export function WhoAndWhere({ appointment }: { appointment: Props['appointment'] & Place }) {
  const { t, language } = useTranslation()
  const { dependant, locationName } = appointment
  return (
    <>
      <ExpectedTime appointment={appointment} />
      {dependant && (
        <p className="font-semibold text-brand-strong">{t('dependants:cardFor', { name: dependant.name })}</p>
      )}
      <p className="font-[650]">{appointmentTitle(appointment, language)}</p>
      <p className="appointment-line">
        <IconPlace />
        {locationName}
      </p>
    </>
  )
}
