import { useId } from 'react'
import { formatHours, formatTime } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { announcedStart } from '../leave/absence.ts'
import type { DeskActions } from '../use-desk-actions.ts'
import { DayTable } from './DayTable.tsx'
import { type DaySession, type FreePlace, openQueue } from './day-lines.ts'

interface SectionProps {
  day: DaySession
  steps: DeskActions
  onBook(place: FreePlace): void
}

/** One doctor's session: its hours at the location, its occupancy and its appointments. */
export function DaySection({ day: { session, coming, free, taken, total }, steps, onBook }: SectionProps) {
  const { t, language } = useTranslation()
  const id = useId()
  const queue = openQueue(session, Temporal.Now.instant().toString())
  const { doctor, location, date, timezone, startsAt, endsAt } = session
  return (
    <section className="sheet day-session" aria-labelledby={id}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id}>
            <bdi>{session.doctorName}</bdi>
          </h2>
          <p className="field-hint">
            {formatHours(startsAt, endsAt, timezone, language)}
            {session.room && `, ${session.room}`}
            {', '}
            {t('desk:day.taken', { taken, total })}
          </p>
          {session.lateMinutes > 0 && (
            <Badge tone="warning">{t('desk:absence.news.late', { count: session.lateMinutes })}</Badge>
          )}
        </div>
        <div className="button-row day-tools">
          {queue && (
            <Button size="small" onClick={() => onBook(queue)}>
              {t('desk:day.bookNext')}
              <span className="sr-only">: {session.doctorName}</span>
            </Button>
          )}
          <LinkButton
            variant="quiet"
            size="small"
            to={adminPaths.absence({ location, date, doctor, session: announcedStart(session) })}
          >
            {t('desk:day.away')}
            <span className="sr-only">: {session.doctorName}</span>
          </LinkButton>
        </div>
      </header>
      {coming.length === 0 ? (
        <p className="field-hint">{t('desk:day.nobody')}</p>
      ) : (
        <DayTable label={session.doctorName} coming={coming} timezone={timezone} steps={steps} />
      )}
      {free.length > 0 && (
        <details className="desk-free day-tools" open={free.length <= 6}>
          <summary>{t('desk:day.free', { count: free.reduce((sum, one) => sum + one.free, 0) })}</summary>
          <ul className="flex flex-wrap gap-2">
            {free.map(place => (
              <li key={place.startsAt}>
                <Button variant="quiet" size="small" className="tabular" onClick={() => onBook(place)}>
                  <span className="sr-only">{t('desk:day.book')}: </span>
                  {formatTime(place.startsAt, timezone, language)}
                  {place.free > 1 && <small> ×{place.free}</small>}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
