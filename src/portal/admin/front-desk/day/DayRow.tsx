import type { ReactNode } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { telephone } from '#entities/people/telephone.ts'
import { expectedTime } from '#entities/schedule/lateness.ts'
import { formatTime } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { patientName } from '../../patient-name.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { PatientNote } from '../PatientNote.tsx'
import { dragged } from './drag.ts'

interface RowProps {
  appointment: DeskAppointment
  isOutsideSession: boolean
  actions: ReactNode
}

/** Minutes since the expected start of a patient who has not arrived; 0 if it is not yet, or not any more, of interest. */
function minutesMissed({ status, startsAt, endsAt, lateMinutes, mode }: DeskAppointment): number {
  const now = Temporal.Now.instant()
  const isOpen = status === 'accepted' && Temporal.Instant.compare(now, endsAt) < 0
  const since = Temporal.Instant.from(expectedTime(startsAt, lateMinutes)).until(now).total('minutes')
  return isOpen && mode === 'slots' ? Math.max(0, Math.floor(since)) : 0
}

/** What tells a patient from another: age, telephone number and code; and why they come. */
export function PatientLines({ of: one }: { of: DeskAppointment }) {
  return (
    <>
      <PatientNote of={one} />
      <p className="field-hint">
        {one.patient.phone && (
          <a className="link" href={telephone(one.patient.phone)}>
            {one.patient.phone}
          </a>
        )}{' '}
        <span className="font-mono">{one.code}</span>
      </p>
      {one.reason && (
        <p className="desk-reason" title={one.reason}>
          {one.reason}
        </p>
      )}
    </>
  )
}

/** The status of an appointment and what the front desk has to notice about it. */
export function DayState({ of: one, isOutsideSession }: { of: DeskAppointment; isOutsideSession: boolean }) {
  const { t, language } = useTranslation()
  const missed = minutesMissed(one)
  return (
    <div className="day-state">
      <AppointmentBadge of={one} />
      {isOutsideSession && <Badge tone="error">{t('desk:day.astray')}</Badge>}
      {missed > 0 && <Badge tone="warning">{t('desk:day.missed', { count: missed })}</Badge>}
      {one.queueNumber === null && one.lateMinutes > 0 && (
        <Badge tone="warning">
          {t('desk:day.expected', {
            time: formatTime(expectedTime(one.startsAt, one.lateMinutes), one.timezone, language),
          })}
        </Badge>
      )}
      {one.source !== 'online' && <span className="field-hint">{t(`desk:day.source.${one.source}`)}</span>}
    </div>
  )
}

/** When a row is dragged onto a free slot, its appointment is moved. */
export const rowProps = ({ id, status }: DeskAppointment) => ({
  'data-status': status,
  ...(isMovable(status) && dragged(id)),
})

export function DayTime({ of: one }: { of: DeskAppointment }) {
  const { t, language } = useTranslation()
  return (
    <>
      {formatTime(one.startsAt, one.timezone, language)}
      {one.queueNumber !== null && <small> {t('desk:day.number', { number: one.queueNumber })}</small>}
    </>
  )
}

export function DayRow({ appointment: one, isOutsideSession, actions }: RowProps) {
  const { t, language } = useTranslation()
  const title = appointmentTitle(one, language)
  return (
    <tr {...rowProps(one)}>
      <td className="min-w-14 font-[650]">
        <DayTime of={one} />
      </td>
      <th scope="row">
        <Link className="desk-patient" to={adminPaths.appointment(one.id)}>
          <bdi>{patientName(t, one.patient)}</bdi>
        </Link>
        <PatientLines of={one} />
      </th>
      <td className="day-doctor">
        <bdi title={title}>{title}</bdi>
      </td>
      <td>
        <DayState of={one} isOutsideSession={isOutsideSession} />
      </td>
      <td className="day-tools">{actions}</td>
    </tr>
  )
}
