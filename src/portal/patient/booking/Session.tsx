import { Link } from 'react-router-dom'
import { formatHours, formatTime } from '#entities/clock.ts'
import type { Occurrence } from '#entities/schedule.ts'
import { useTexts } from '../../texts.ts'
import { useLocationNames } from './use-names.ts'

interface Props {
  session: Occurrence
  /** Where any doctor of a specialty will do. */
  doctorName?: string
  to: (startsAt: string) => string
}

/** One session of a day, with its free places to choose from. */
export function Session({ session, doctorName, to }: Props) {
  const { t, language } = useTexts()
  const names = useLocationNames()
  const where = names.get(session.location) ?? session.location
  const { timezone, mode, lateMinutes, capacity } = session
  return (
    <div className="session">
      <h3 className="session-place">{doctorName ?? where}</h3>
      <p className="text-ink-soft">
        {doctorName && `${where} · `}
        {formatHours(session.startsAt, session.endsAt, timezone, language)}
        {session.room && ` · ${t('patient:booking.room', { room: session.room })}`}
      </p>
      {lateMinutes > 0 && (
        <p className="badge badge-warning">{t('patient:booking.late', { count: lateMinutes })}</p>
      )}
      <ul className="places">
        {session.places.map(place =>
          place.free === 0 ? null : (
            <li key={place.startsAt}>
              <Link className="chip place" to={to(place.startsAt)}>
                {mode === 'session'
                  ? t('patient:booking.queue')
                  : formatTime(place.startsAt, timezone, language)}
                {(mode === 'session' || capacity > 1) && (
                  <span className="chip-count">{t('patient:booking.free', { count: place.free })}</span>
                )}
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
