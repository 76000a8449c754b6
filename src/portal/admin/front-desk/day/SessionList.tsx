import { packageOf } from '#entities/appointment/timetable-key.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { formatTime } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { announcedStart } from '../leave/absence.ts'
import { type DaySession, type FreePlace, freeCount } from './day-sessions.ts'
import { dropped } from './drag.ts'

interface ListProps {
  sessions: DaySession[]
  onBook(session: DaySession['session'], place: FreePlace): void
  /** An appointment was dragged onto a free slot. */
  onDrop(id: string, session: DaySession['session'], place: FreePlace): void
}

const groupNames = ['free', 'packages', 'others'] as const
const groupOf = ({ session, free }: DaySession): (typeof groupNames)[number] =>
  free.length === 0 ? 'others' : packageOf(session.doctor) === null ? 'free' : 'packages'

/**
 * An item for each session of a day: its next free slot, to be booked with one press, and the other free slots folded. The
 * packages and the sessions without a free slot are folded together, below them, so that the free slots of doctors and
 * the appointments that are dragged onto them fit one screen.
 */
export function SessionList({ sessions, onBook, onDrop }: ListProps) {
  const { t } = useTranslation()
  const groups = groupBy(sessions, groupOf)
  const [free = [], packages = [], others = []] = groupNames.map(name => groups.get(name))
  const list = (label: string, shown: DaySession[]) => (
    <ul className="day-doctors" aria-label={label}>
      {shown.map(one => (
        <SessionItem
          key={`${one.session.schedule} ${one.session.startsAt}`}
          day={one}
          onBook={place => onBook(one.session, place)}
          onDrop={(id, place) => onDrop(id, one.session, place)}
        />
      ))}
    </ul>
  )
  const folded = (label: string, shown: DaySession[]) =>
    shown.length > 0 && (
      <details className="day-others" open={free.length === 0}>
        <summary>{label}</summary>
        {list(label, shown)}
      </details>
    )
  return (
    <div className="desk-slots grid grid-cols-1 gap-2 print:hidden">
      {free.length > 0 && list(t('desk:day.freeOf'), free)}
      {folded(t('desk:day.packages', { count: packages.length }), packages)}
      {folded(t('desk:day.notFree', { count: others.length }), others)}
    </div>
  )
}

interface ItemProps {
  day: DaySession
  onBook(place: FreePlace): void
  onDrop(id: string, place: FreePlace): void
}

/** The free slots of a session: a press books one, and an appointment can be dragged onto one. */
export function FreeSlots({ day: { session, free }, onBook, onDrop }: ItemProps) {
  const { t } = useTranslation()
  const label = useSlotLabel(session)
  return free.map(place => (
    <Button
      key={place.startsAt}
      variant="quiet"
      size="small"
      className="tabular"
      onClick={() => onBook(place)}
      {...dropped(id => onDrop(id, place))}
    >
      <span className="sr-only">{t('desk:day.book')}: </span>
      {label(place)}
      {session.mode === 'slots' && place.free > 1 && <small> ×{place.free}</small>}
    </Button>
  ))
}

/** Leads to the form that enters a session's absence or delay. */
export function AwayLink({ session }: Pick<DaySession, 'session'>) {
  const { t } = useTranslation()
  const { location, date, doctor, doctorName } = session
  return (
    <LinkButton
      variant="ghost"
      size="small"
      to={adminPaths.absence({ location, date, doctor, session: announcedStart(session) })}
    >
      {t('desk:day.away')}
      <span className="sr-only">: {doctorName}</span>
    </LinkButton>
  )
}

function useSlotLabel({ mode, timezone }: DaySession['session']) {
  const { t, language } = useTranslation()
  return ({ startsAt }: FreePlace) =>
    mode === 'session' ? t('desk:day.nextNumber') : formatTime(startsAt, timezone, language)
}

/** How many slots of a session are free, or why none is. */
export function useFreeText() {
  const { t } = useTranslation()
  return (day: DaySession) =>
    day.free.length > 0
      ? t('desk:day.free', { count: freeCount(day) })
      : t(day.taken < day.total ? 'desk:day.over' : 'desk:week.full')
}

function SessionItem({ day, onBook, onDrop }: ItemProps) {
  const { t, language } = useTranslation()
  const { session, taken, total } = day
  const { doctorName, timezone, startsAt, endsAt, lateMinutes, room } = session
  const [next] = day.free
  const at = (moment: string) => formatTime(moment, timezone, language)
  const label = useSlotLabel(session)
  const state = useFreeText()(day)
  return (
    <li data-free={next ? true : undefined}>
      <details>
        <summary>
          <bdi title={doctorName}>{doctorName}</bdi>
          <span>{[state, `${at(startsAt)}–${at(endsAt)}`, room].filter(Boolean).join(', ')}</span>
          {lateMinutes > 0 && (
            <Badge tone="warning">{t('desk:absence.news.late', { count: lateMinutes })}</Badge>
          )}
        </summary>
        <div className="flex flex-wrap gap-2 pt-2">
          <FreeSlots day={day} onBook={onBook} onDrop={onDrop} />
          <AwayLink session={session} />
          <p className="field-hint basis-full">{t('desk:day.taken', { taken, total })}</p>
        </div>
      </details>
      {next && (
        <Button
          size="small"
          variant="tint"
          className="tabular"
          onClick={() => onBook(next)}
          {...dropped(id => onDrop(id, next))}
        >
          <span className="sr-only">{t('desk:day.book')}: </span>
          {label(next)}
          <span className="sr-only">, {doctorName}</span>
        </Button>
      )}
    </li>
  )
}
