import { type KeyboardEvent, useState } from 'react'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { classNames } from '#ui/class-names.ts'
import { Menu } from '#ui/Menu.tsx'
import IconPlus from '~icons/lucide/plus'
import { useTranslation } from '../../texts.ts'
import { DateSteps } from '../layout/DateSteps.tsx'
import { DayHeadings, weekInWords, weekStart } from '../layout/week.tsx'
import { wallHours } from '../moments.ts'
import { timetableWeek, type WeekDay } from './timetable-week.ts'

export type NewOn = 'session' | 'leave' | 'extra'
interface GridProps {
  sessions: Schedule[]
  exceptions: ScheduleException[]
  place(key: string | null): string
  onSession(row: Schedule, date: string): void
  onException(row: ScheduleException): void
  onNew(what: NewOn, date: string): void
}

/** Arrow keys move the focus between the days, or up and down within a day. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  const cell = (event.target as HTMLElement).closest('td')
  if (!step || !cell || (event.target as HTMLElement).getAttribute('aria-expanded') === 'true') return
  const [along = 0, down = 0] = step
  const buttons = (of: Element) => [...of.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const index = buttons(cell).indexOf(event.target as HTMLElement)
  const rightToLeft = document.documentElement.dir === 'rtl'
  const cells = [...event.currentTarget.querySelectorAll('td')]
  const to = cells[cells.indexOf(cell) + (rightToLeft ? -along : along)]
  const next =
    to && (along ? buttons(to).at(Math.min(index, buttons(to).length - 1)) : buttons(cell)[index + down])
  event.preventDefault()
  // A menu button would open at an arrow key; here only Enter and Space open it.
  event.stopPropagation()
  next?.focus()
}

/** A doctor's timetable by week: sessions, schedule exceptions, and buttons to add them. */
export function WeekGrid({ sessions, exceptions, place, onSession, onException, onNew }: GridProps) {
  const { t, language } = useTranslation()
  const today = Temporal.Now.plainDateISO()
  const [day, setDay] = useState(today)
  const from = weekStart(day, language)
  const week = timetableWeek(from, sessions, exceptions)
  return (
    <div className="sheet gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-[1.0625rem]">{weekInWords(from, language)}</h3>
        <DateSteps
          words={{
            before: t('admin:timetable.before'),
            now: t('admin:timetable.this'),
            after: t('admin:timetable.after'),
          }}
          isNow={day.equals(today)}
          small
          onBefore={() => setDay(day.subtract({ days: 7 }))}
          onNow={() => setDay(today)}
          onAfter={() => setDay(day.add({ days: 7 }))}
        />
      </div>
      <div className="overflow-x-auto">
        <table
          className="week week-timetable table-fixed"
          aria-label={t('admin:timetable.title')}
          onKeyDownCapture={moveFocus}
        >
          <thead>
            <tr>
              <DayHeadings dates={week.map(({ date }) => date)} today={today.toString()} />
            </tr>
          </thead>
          <tbody>
            <tr>
              {week.map(one => (
                <td key={one.date} data-today={one.date === today.toString() || undefined}>
                  <Day day={one} {...{ place, onSession, onException, onNew }} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  )
}

type DayProps = Pick<GridProps, 'place' | 'onSession' | 'onException' | 'onNew'> & { day: WeekDay }

function Day({ day: { date, sessions, exceptions }, place, onSession, onException, onNew }: DayProps) {
  const { t, language } = useTranslation()
  const inWords = dateInWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <>
      <p className="week-day">{inWords}</p>
      {sessions.map(({ row, takenBy }) => (
        <button
          key={row.id}
          type="button"
          className="week-session"
          data-state={takenBy ? 'away' : undefined}
          onClick={() => onSession(row, date)}
        >
          <span className="week-hours">{wallHours([row.startTime, row.endTime], language)}</span>
          <span>{place(row.location)}</span>
          <span>
            {row.mode === 'slots'
              ? t('admin:schedule.everyMinutes', { count: row.slotMinutes ?? 0 })
              : t('admin:schedule.numbers', { count: row.capacity })}
          </span>
          {!row.public && <span>{t('admin:schedule.notPublic')}</span>}
          {takenBy && <strong>{t(`admin:schedule.kinds.${takenBy.kind}`)}</strong>}
          <span className="sr-only">{inWords}</span>
        </button>
      ))}
      {exceptions.map(one => (
        <button
          key={one.id}
          type="button"
          className={classNames(
            'mt-1.5 min-h-8 w-full rounded-sm px-1.5 py-1 text-start font-semibold',
            one.kind === 'extra'
              ? 'bg-success-tint text-on-success-tint'
              : 'bg-warning-tint text-on-warning-tint',
          )}
          // An exception for all doctors cannot be changed on one doctor's page.
          disabled={one.doctor === null}
          onClick={() => onException(one)}
        >
          {t(`admin:schedule.kinds.${one.kind}`)}
          {one.startTime && ` ${wallHours([one.startTime, one.endTime], language)}`}
          {one.minutes !== null && `, ${t('admin:schedule.minutesLate', { count: one.minutes })}`}
          {one.room && `, ${one.room}`}
          <span className="sr-only"> {inWords}</span>
        </button>
      ))}
      <Menu
        variant="ghost"
        iconOnly
        label={t('admin:timetable.add', { day: inWords })}
        placement="bottom start"
        entries={(['session', 'leave', 'extra'] as const).map(what => ({
          id: what,
          label: t(`admin:timetable.${what}`),
          onSelect: () => onNew(what, date),
        }))}
      >
        <IconPlus />
      </Menu>
    </>
  )
}
