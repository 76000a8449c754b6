import { useQuery } from '@tanstack/react-query'
import type { WeekSession } from '#entities/schedule/front-desk.ts'
import { Button } from '#ui/Button.tsx'
import { Loaded, together } from '../../../kit/Loaded.tsx'
import { Empty } from '../../../kit/Page.tsx'
import { useTranslation } from '../../../texts.ts'
import { useFrontDeskActions } from '../use-front-desk-actions.ts'
import { dayOptions, sessionsOptions } from './day-calls.ts'
import { searchOf } from './day-sessions.ts'
import { onRowKey } from './row-keys.ts'
import type { Calendar } from './use-calendar.ts'
import { useRowPanel } from './use-row-actions.tsx'
import { useSlotPanels } from './use-slot-panels.tsx'
import { WeekDaySection } from './WeekDaySection.tsx'
import { isEmptyDay, searched, weekOf } from './week-sessions.ts'

interface WeekProps {
  from: Temporal.PlainDate
  /** The sessions of the week, with those that do not take place. */
  planned: WeekSession[]
  calendar: Calendar
  search: string
  onClear(): void
}

/** A doctor's week: who comes on each of seven days, and what is free. On a phone the days are below each other. */
export function DoctorWeek({ from, planned, calendar, search, onClear }: WeekProps) {
  const { t } = useTranslation()
  const { query, today, linked } = calendar
  const shown = { ...query, date: from.toString(), to: from.add({ days: 6 }).toString() }
  const sessions = useQuery(sessionsOptions(shown))
  const appointments = useQuery(dayOptions(shown))
  const steps = useFrontDeskActions()
  const { onBook, onDrop, notice, panels } = useSlotPanels(appointments.data ?? [], steps)
  const rowPanel = useRowPanel(steps)
  const now = Temporal.Now.instant().toString()
  const given = sessions.data && appointments.data
  const data = given && {
    all: weekOf({ from, planned, sessions: sessions.data, appointments: appointments.data, now }),
    found: appointments.data.filter(searchOf(search).appointment).length,
  }
  const several = new Set(sessions.data?.map(one => one.location)).size > 1
  return (
    <>
      {notice}
      <Loaded query={{ ...together(sessions, appointments), data }} rows={8}>
        {({ all, found }) =>
          all.every(isEmptyDay) ? (
            <Empty picture="calendar" title={t('desk:week.emptyTitle')} text={t('desk:week.emptyText')} />
          ) : (
            <>
              {search && found === 0 && (
                <p className="flex flex-wrap items-center gap-3" role="status">
                  {t('desk:week.noneFit')}
                  <Button size="small" variant="quiet" onClick={onClear}>
                    {t('admin:list.clear')}
                  </Button>
                </p>
              )}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the buttons in it */}
              <div className="desk-week" onKeyDown={onRowKey}>
                {searched(all, searchOf(search).appointment).map(day => (
                  <WeekDaySection
                    key={day.date}
                    day={day}
                    isToday={day.date === today}
                    linked={linked}
                    several={several}
                    rowPanel={rowPanel}
                    onBook={onBook}
                    onDrop={onDrop}
                  />
                ))}
              </div>
              <p className="day-keys field-hint">{t('desk:week.keys')}</p>
            </>
          )
        }
      </Loaded>
      {panels}
      {rowPanel.panel}
    </>
  )
}
