import { useEffect, useRef, useState } from 'react'
import IconLeft from '~icons/lucide/chevron-left'
import IconRight from '~icons/lucide/chevron-right'
import { IconButton } from '../Button.tsx'
import { dayByKey, firstWeekday, weeksOf } from './month-days.ts'

interface CalendarProps {
  /** ISO date */
  value?: string | null
  onChange: (date: string) => void
  /** ISO date of today, in the time zone that matters to the caller */
  today: string
  min?: string
  max?: string
  /** BCP 47, for the names of months and days, and the day a week begins on */
  locale: string
  labels: { previous: string; next: string }
  autoFocus?: boolean
}

/** A month to choose a day from, by pointer or arrow keys. */
export function Calendar({ value, onChange, today, min, max, locale, labels, autoFocus }: CalendarProps) {
  const [focused, setFocused] = useState(() => Temporal.PlainDate.from(value || today))
  const [moved, setMoved] = useState(Boolean(autoFocus))
  const grid = useRef<HTMLTableElement>(null)
  const month = focused.toPlainYearMonth()
  const weeks = weeksOf(month, firstWeekday(locale))
  const name = (options: Intl.DateTimeFormatOptions, day: Temporal.PlainDate) =>
    day.toLocaleString(locale, { calendar: 'gregory', ...options })
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused, moved])
  const go = (day: Temporal.PlainDate, takeFocus: boolean) => {
    setMoved(takeFocus)
    setFocused(day)
  }
  return (
    <div className="calendar">
      <div className="calendar-head">
        <IconButton
          size="small"
          label={labels.previous}
          icon={<IconLeft className="rtl:[transform:scaleX(-1)]" />}
          onClick={() => go(focused.subtract({ months: 1 }), false)}
        />
        <strong aria-live="polite">{name({ month: 'long', year: 'numeric' }, focused)}</strong>
        <IconButton
          size="small"
          label={labels.next}
          icon={<IconRight className="rtl:[transform:scaleX(-1)]" />}
          onClick={() => go(focused.add({ months: 1 }), false)}
        />
      </div>
      <table ref={grid}>
        <thead>
          <tr>
            {weeks[0]?.map(day => (
              <th
                key={day.dayOfWeek}
                scope="col"
                className="calendar-weekday"
                abbr={name({ weekday: 'long' }, day)}
              >
                {name({ weekday: 'narrow' }, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={String(week[0])}>
              {week.map(day => {
                const iso = day.toString()
                const outside = day.month !== month.month
                const off = Boolean((min && iso < min) || (max && iso > max))
                return (
                  <td key={iso}>
                    <button
                      type="button"
                      data-day={iso}
                      className="calendar-day"
                      tabIndex={day.equals(focused) ? 0 : -1}
                      aria-label={name(
                        { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
                        day,
                      )}
                      aria-current={iso === today ? 'date' : undefined}
                      aria-pressed={iso === value}
                      aria-disabled={off || undefined}
                      data-outside={outside || undefined}
                      onClick={() => {
                        if (off) return
                        setFocused(day)
                        onChange(iso)
                      }}
                      onKeyDown={event => {
                        const next = dayByKey(
                          day,
                          event.key,
                          getComputedStyle(event.currentTarget).direction === 'rtl',
                        )
                        if (!next) return
                        event.preventDefault()
                        go(next, true)
                      }}
                    >
                      {day.day}
                    </button>
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
