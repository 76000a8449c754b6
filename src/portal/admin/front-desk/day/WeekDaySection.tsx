import { useId } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import type { DeskSession, WeekSession } from '#entities/schedule/front-desk.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { formatHours } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { patientName } from '../../patient-name.ts'
import { useLocationName } from '../calls.ts'
import { DayState, DayTime, PatientLines, rowProps } from './DayRow.tsx'
import type { DaySession, FreePlace } from './day-sessions.ts'
import { dropped } from './drag.ts'
import { AwayLink, FreeSlots, useFreeText } from './SessionList.tsx'
import { type RowPanel, useRowActions } from './use-row-actions.tsx'
import { isEmptyDay, type WeekDay } from './week-sessions.ts'

interface Shared {
  /** The doctor has sessions at several locations, so each says where it is. */
  several: boolean
  rowPanel: RowPanel
  onBook(session: DeskSession, place: FreePlace): void
  onDrop(id: string, session: DeskSession, place?: FreePlace): void
}
interface DayProps extends Shared {
  day: WeekDay
  isToday: boolean
  /** The address of the day, without its date. */
  linked: Record<string, string>
}

/** A day in a doctor's week: its sessions in order of time. Without any it is a narrow column. */
export function WeekDaySection({ day, isToday, linked, ...shared }: DayProps) {
  const { t, language } = useTranslation()
  const id = useId()
  const { date, sessions, away, outsideSessions } = day
  const isEmpty = isEmptyDay(day)
  const location = (sessions[0]?.session ?? away[0])?.location ?? linked.location ?? ''
  return (
    <section
      className="desk-day"
      aria-labelledby={id}
      data-empty={isEmpty || undefined}
      data-today={isToday || undefined}
    >
      <h2 id={id}>
        <Link
          className="desk-patient"
          to={adminPaths.day({ ...linked, location, date })}
          aria-current={isToday ? 'date' : undefined}
        >
          {dateInWords(date, language, { weekday: 'short', day: 'numeric', month: 'short' })}
        </Link>
      </h2>
      {isEmpty && <p className="field-hint lg:sr-only print:sr-only">{t('desk:day.emptyTitle')}</p>}
      {sessions.map(one => (
        <SessionBlock key={one.session.schedule + one.session.startsAt} day={one} {...shared} />
      ))}
      {away.map(one => (
        <AwayBlock key={one.schedule + one.startsAt} session={one} several={shared.several} />
      ))}
      {outsideSessions.length > 0 && (
        <Coming appointments={outsideSessions} isOutsideSession rowPanel={shared.rowPanel} />
      )}
    </section>
  )
}

function useSessionTitle(several: boolean) {
  const { language } = useTranslation()
  const placeOf = useLocationName()
  return ({ startsAt, endsAt, timezone, location, room }: DeskSession | WeekSession) => (
    <>
      <span className="week-hours">{formatHours(startsAt, endsAt, timezone, language)}</span>{' '}
      {[several && placeOf(location), room].filter(Boolean).join(', ')}
    </>
  )
}

function SessionBlock({ day, several, rowPanel, onBook, onDrop }: Shared & { day: DaySession }) {
  const { t } = useTranslation()
  const { session, coming, taken, total, free } = day
  const title = useSessionTitle(several)(session)
  const state = useFreeText()(day)
  return (
    <div
      className="desk-block"
      {...dropped(id => onDrop(id, session, free.length === 1 ? free[0] : undefined))}
    >
      <h3>{title}</h3>
      <meter min={0} max={Math.max(1, total)} value={taken} aria-hidden="true" />
      <p className="field-hint">{t('desk:day.taken', { taken, total })}</p>
      {session.lateMinutes > 0 && (
        <Badge tone="warning">{t('desk:absence.news.late', { count: session.lateMinutes })}</Badge>
      )}
      {coming.length > 0 && <Coming appointments={coming} rowPanel={rowPanel} />}
      {free.length > 0 ? (
        <details className="desk-free">
          <summary>{state}</summary>
          <div className="flex flex-wrap gap-1.5 py-1.5">
            <FreeSlots
              day={day}
              onBook={place => onBook(session, place)}
              onDrop={(id, place) => onDrop(id, session, place)}
            />
          </div>
        </details>
      ) : (
        <p className="field-hint">{state}</p>
      )}
      {Temporal.Instant.compare(Temporal.Now.instant(), session.endsAt) < 0 && (
        <div className="day-tools">
          <AwayLink session={session} />
        </div>
      )}
    </div>
  )
}

function AwayBlock({ session, several }: { session: WeekSession; several: boolean }) {
  const { t } = useTranslation()
  const title = useSessionTitle(several)(session)
  return (
    <div className="desk-block" data-state="away">
      <h3>{title}</h3>
      <strong>{t('desk:week.away')}</strong>
    </div>
  )
}

interface ComingProps {
  appointments: readonly DeskAppointment[]
  isOutsideSession?: boolean
  rowPanel: RowPanel
}

/** A line for each appointment, which opens to what the row of the day has. */
function Coming({ appointments, isOutsideSession = false, rowPanel }: ComingProps) {
  const { t } = useTranslation()
  const { list, actionsOf } = useRowActions<HTMLUListElement>(rowPanel)
  return (
    <ul ref={list} className="desk-coming">
      {appointments.map((one, index) => (
        <li key={one.id} {...rowProps(one)}>
          <details>
            <summary>
              <span className="week-hours">
                <DayTime of={one} />
              </span>
              <span className="desk-patient">
                <bdi>{patientName(t, one.patient)}</bdi>
              </span>
              <DayState of={one} isOutsideSession={isOutsideSession} />
            </summary>
            <PatientLines of={one} />
            <Link className="link" to={adminPaths.appointment(one.id)}>
              {t('desk:week.appointment')}
              <span className="sr-only">: {patientName(t, one.patient)}</span>
            </Link>
            <div className="day-tools pt-2 [&>div]:flex-wrap [&>div]:justify-start">
              {actionsOf(one, index)}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
