import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { telephone } from '#entities/people/telephone.ts'
import { expectedStart } from '#entities/schedule/lateness.ts'
import { formatTime } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { patientName } from '../../patient-name.ts'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { PatientNote } from '../PatientNote.tsx'
import { dragged } from './drag.ts'

interface RowProps {
  appointment: DeskAppointment
  isAstray: boolean
  actions: ReactNode
}

/** Minutes since the expected start of a patient who has not arrived; 0 if it is not yet, or not any more, of interest. */
function minutesMissed({ status, startsAt, endsAt, lateMinutes, mode }: DeskAppointment): number {
  const now = Temporal.Now.instant()
  const isOpen = status === 'accepted' && Temporal.Instant.compare(now, endsAt) < 0
  const since = Temporal.Instant.from(expectedStart(startsAt, lateMinutes)).until(now).total('minutes')
  return isOpen && mode === 'slots' ? Math.max(0, Math.floor(since)) : 0
}

export function DayRow({ appointment: one, isAstray, actions }: RowProps) {
  const { t, language } = useTranslation()
  const time = formatTime(one.startsAt, one.timezone, language)
  const missed = minutesMissed(one)
  const title = appointmentTitle(one, language)
  return (
    <tr data-status={one.status} {...(isMovable(one.status) && dragged(one.id))}>
      <td className="min-w-14 font-[650]">
        {time}
        {one.queueNumber !== null && <small> {t('desk:day.number', { number: one.queueNumber })}</small>}
      </td>
      <th scope="row">
        <Link className="desk-patient" to={adminPaths.appointment(one.id)}>
          <bdi>{patientName(t, one.patient)}</bdi>
        </Link>
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
      </th>
      <td className="day-doctor">
        <bdi title={title}>{title}</bdi>
      </td>
      <td>
        <div className="day-state">
          <AppointmentBadge of={one} />
          {isAstray && <Badge tone="error">{t('desk:day.astray')}</Badge>}
          {missed > 0 && <Badge tone="warning">{t('desk:day.missed', { count: missed })}</Badge>}
          {one.queueNumber === null && one.lateMinutes > 0 && (
            <Badge tone="warning">
              {t('desk:day.expected', {
                time: formatTime(expectedStart(one.startsAt, one.lateMinutes), one.timezone, language),
              })}
            </Badge>
          )}
          {one.source !== 'online' && (
            <span className="field-hint">{t(`desk:day.source.${one.source}`)}</span>
          )}
        </div>
      </td>
      <td className="day-tools">{actions}</td>
    </tr>
  )
}
