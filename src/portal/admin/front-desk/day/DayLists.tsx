import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { formatHours } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '../../../kit/Page.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useTranslation } from '../../../texts.ts'
import { DayTable } from './DayTable.tsx'
import { type Day, type FreePlace, groupsOf } from './day-sessions.ts'
import { SessionList } from './SessionList.tsx'
import type { RowPanel } from './use-row-actions.tsx'

interface ListsProps {
  day: Day
  /** The day has neither sessions nor appointments. */
  isEmpty: boolean
  isByDoctor: boolean
  rowPanel: RowPanel
  onBook(session: DeskSession, place: FreePlace): void
  onDrop(id: string, session: DeskSession, place: FreePlace): void
  /** Ends the search, if there is one. */
  onClear?(): void
}

/** The free slots of each doctor, and below them who comes. */
export function DayLists({ day, isEmpty, isByDoctor, rowPanel, onBook, onDrop, onClear }: ListsProps) {
  const { t, language } = useTranslation()
  const { sessions, coming, outsideSessions } = day
  if (isEmpty)
    return <Empty picture="calendar" title={t('desk:day.emptyTitle')} text={t('desk:day.emptyText')} />
  const groups = isByDoctor
    ? groupsOf(day).map(([key, own]) => {
        const known = typeof key === 'string' ? undefined : key
        const { schedule, startsAt, endsAt, timezone, room } = known?.session ?? {}
        const hours = startsAt && endsAt && timezone && formatHours(startsAt, endsAt, timezone, language)
        const taken = known && t('desk:day.taken', { taken: known.taken, total: known.total })
        return {
          key: `${schedule ?? key} ${startsAt}`,
          title: own[0] ? appointmentTitle(own[0], language) : '',
          note: [hours, room, taken].filter(Boolean).join(', '),
          coming: own,
        }
      })
    : [{ key: '', title: '', coming }]
  return (
    <>
      {sessions.length > 0 && <SessionList sessions={sessions} onBook={onBook} onDrop={onDrop} />}
      <Section title={t('desk:day.comingCount', { count: coming.length })} className="day-session">
        {coming.length > 0 && (
          <>
            <DayTable groups={groups} outsideSessions={outsideSessions} rowPanel={rowPanel} />
            <p className="day-keys field-hint">{t('desk:day.keys')}</p>
          </>
        )}
        {coming.length === 0 && (
          <p className="flex flex-wrap items-center gap-3">
            {t(onClear ? 'desk:day.noneFit' : 'desk:day.nobody')}
            {onClear && (
              <Button size="small" variant="quiet" onClick={onClear}>
                {t('admin:list.clear')}
              </Button>
            )}
          </p>
        )}
      </Section>
    </>
  )
}
