import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatHours, formatTime } from '#entities/clock.ts'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import type { Occurrence } from '#entities/schedule.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { placesQuery } from '../directory.ts'
import { Loading } from '../Loading.tsx'
import { Problem } from '../Problem.tsx'
import type { Chooser } from './choice.ts'
import { Question } from './Question.tsx'
import { ownHoldQuery, withOwn } from './use-hold.ts'
import { useLocationNames } from './use-names.ts'

export function ChoosePlace({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const date = choice.date ?? ''
  const { data, error, isPending, refetch } = useQuery(placesQuery(choice.doctor ?? '', date, date))
  const own = useQuery(ownHoldQuery).data
  const sessions = (data ?? [])
    .map(one => withOwn(one, own))
    .filter(one => one.places.some(place => place.free > 0))
  return (
    <Question title={t('patient:booking.place')}>
      {isPending && <Loading cards={1} />}
      {error && <Problem error={error} onAgain={() => refetch()} />}
      {data && sessions.length === 0 && (
        <EmptyState
          picture="/art/states/calendar.svg"
          title={t('patient:booking.dayFull')}
          actions={
            <Link className={buttonClass()} to={link({ doctor: choice.doctor ?? '' })}>
              {t('patient:booking.otherDay')}
            </Link>
          }
        />
      )}
      {sessions.map(one => (
        <Session key={one.schedule + one.startsAt} session={one} link={link} />
      ))}
    </Question>
  )
}

function Session({ session, link }: { session: Occurrence } & Pick<Chooser, 'link'>) {
  const { t, i18n } = useTranslation()
  const language = i18n.language as InterfaceLanguage
  const names = useLocationNames()
  const { schedule, timezone, mode, lateMinutes, capacity } = session
  const to = (startsAt: string) => link({ schedule, startsAt })
  return (
    <div className="session">
      <h3 className="session-place">{names.get(session.location) ?? session.location}</h3>
      <p className="text-ink-soft">
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
