import { useEffect, useRef, useState } from 'react'
import type { MonthDay } from '#entities/schedule/front-desk.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { Badge } from '#ui/Badge.tsx'
import { dayByKey } from '#ui/fields/month-days.ts'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { dayCounts } from './month-counts.ts'
import type { Calendar } from './use-calendar.ts'

interface TableProps {
  weeks: readonly Temporal.PlainDate[][]
  days: readonly MonthDay[]
  calendar: Calendar
}

/** A month as a table: arrow keys lead from day to day, also into the next month, and a press opens the day. */
export function MonthTable({ weeks, days, calendar }: TableProps) {
  const { t, language } = useTranslation()
  const { query, today, linked, change } = calendar
  const [moved, setMoved] = useState<string | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const isShown = (date: string) => date.slice(0, 7) === query.date.slice(0, 7)
  const focused = moved && isShown(moved) ? moved : query.date
  useEffect(() => {
    if (moved === focused) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [moved, focused])
  const go = (date: string) => {
    setMoved(date)
    if (!isShown(date)) change({ date })
  }
  const byDate = groupBy(days, one => one.date)
  return (
    <div className="table-box print:shadow-none">
      <table ref={grid} className="desk-month" aria-label={t('desk:month.title')}>
        <thead>
          <tr>
            {weeks[0]?.map(day => (
              <th
                key={day.dayOfWeek}
                scope="col"
                abbr={dateInWords(day.toString(), language, { weekday: 'long' })}
              >
                {dateInWords(day.toString(), language, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={String(week[0])}>
              {week.map(day => {
                const date = day.toString()
                const counts = dayCounts(byDate.get(date) ?? [])
                return (
                  <td
                    key={date}
                    data-outside={!isShown(date) || undefined}
                    data-today={date === today || undefined}
                    data-state={counts.state}
                  >
                    <Link
                      data-day={date}
                      tabIndex={date === focused ? 0 : -1}
                      aria-current={date === today ? 'date' : undefined}
                      to={adminPaths.day({
                        ...linked,
                        location: counts.location ?? calendar.place?.code ?? '',
                        date,
                      })}
                      onKeyDown={event => {
                        const next = dayByKey(
                          day,
                          event.key,
                          getComputedStyle(event.currentTarget).direction === 'rtl',
                        )
                        if (!next) return
                        event.preventDefault()
                        go(next.toString())
                      }}
                    >
                      <span className="sr-only">
                        {dateInWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' })}
                        {': '}
                      </span>
                      <span className="month-number" aria-hidden="true">
                        {day.day}
                      </span>
                      <DayCounts of={counts} isDoctor={query.doctor !== ''} />
                    </Link>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CountsProps {
  of: ReturnType<typeof dayCounts>
  isDoctor: boolean
}

/** On a phone the numbers alone are seen; the words are there for screen readers. */
function DayCounts({ of: { taken, total, requests, away }, isDoctor }: CountsProps) {
  const { t, language } = useTranslation()
  const number = (count: number) => count.toLocaleString(language)
  return (
    <>
      {total > 0 && (
        <>
          <meter min={0} max={total} value={taken} aria-hidden="true" />
          <span className="max-lg:sr-only">{t('desk:day.taken', { taken, total })}</span>
          <span className="month-short lg:hidden" aria-hidden="true">
            {number(taken)}/{number(total)}
          </span>
        </>
      )}
      {requests > 0 && (
        <Badge tone="warning">
          <span className="max-lg:sr-only">{t('desk:month.requests', { count: requests })}</span>
          <span className="lg:hidden" aria-hidden="true">
            {number(requests)}
          </span>
        </Badge>
      )}
      {away > 0 && (
        <strong className="month-away">
          <span className="max-lg:sr-only">
            {isDoctor ? t('desk:week.away') : t('desk:month.away', { count: away })}
          </span>
          <span className="lg:hidden" aria-hidden="true">
            −{number(away)}
          </span>
        </strong>
      )}
    </>
  )
}
