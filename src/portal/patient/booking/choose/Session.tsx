import type { Occurrence } from '#entities/schedule/schedule.ts'
import { formatHours, formatTime } from '#entities/time/clock.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { useLocationNames } from '../use-names.ts'
import { ShortNoticeLine } from './ShortNoticeLine.tsx'

interface Props {
  session: Occurrence
  /** In a booking by specialty. */
  doctorName?: string
  /** A confirmed appointment is being moved: no answer of the hospital is needed, also on short notice. */
  confirmed?: boolean
  to: (startsAt: string) => string
}

/** One session of a day, with its free slots to choose from. */
export function Session({ session, doctorName, confirmed = false, to }: Props) {
  const { t, language } = useTranslation()
  const names = useLocationNames()
  const where = names.get(session.location) ?? session.location
  const { timezone, mode, lateMinutes, capacity } = session
  const places = session.places
    .filter(place => place.free > 0)
    .map(place => ({ ...place, shortNotice: confirmed ? undefined : place.shortNotice }))
  const called = places.filter(place => place.shortNotice === 'telephone')
  const open = places.filter(place => place.shortNotice !== 'telephone')
  const content = (place: (typeof places)[number]) => (
    <>
      {mode === 'session' ? t('patient:booking.queue') : formatTime(place.startsAt, timezone, language)}
      {(mode === 'session' || capacity > 1) && (
        <span className="chip-count">{t('patient:booking.free', { count: place.free })}</span>
      )}
      {place.shortNotice === 'confirm' && (
        <span className="chip-count">{t('patient:shortNotice.confirm')}</span>
      )}
    </>
  )
  return (
    <div className="session">
      <h3 className="text-[1.0625rem]">{doctorName ?? where}</h3>
      <p className="text-ink-soft">
        {doctorName && `${where} · `}
        {formatHours(session.startsAt, session.endsAt, timezone, language)}
        {session.room && ` · ${t('patient:booking.room', { room: session.room })}`}
      </p>
      {lateMinutes > 0 && (
        <p className="badge badge-warning">{t('patient:booking.late', { count: lateMinutes })}</p>
      )}
      {open.length > 0 && (
        <ul className="places">
          {open.map(place => (
            <li key={place.startsAt}>
              <Link className="chip place" to={to(place.startsAt)}>
                {content(place)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {open.some(place => place.shortNotice) && (
        <ShortNoticeLine kind="confirm" location={session.location} />
      )}
      {called.length > 0 && (
        <>
          <p className="telephone-title">{t('patient:shortNotice.telephone')}</p>
          <ul className="places">
            {called.map(place => (
              <li key={place.startsAt} className="chip place place-telephone">
                {content(place)}
              </li>
            ))}
          </ul>
          <ShortNoticeLine kind="telephone" location={session.location} />
        </>
      )}
    </div>
  )
}

/** Shown for a day whose last slot is taken; `to` leads back to the days. */
export function FullDay({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture="/art/states/calendar.svg"
      title={t('patient:booking.dayFull')}
      actions={<LinkButton to={to}>{t('patient:booking.otherDay')}</LinkButton>}
    />
  )
}
