import { useQuery } from '@tanstack/react-query'
import { monthInWords } from '#entities/time/calendar-date.ts'
import { firstWeekday, weeksOf } from '#ui/fields/month-days.ts'
import { Loaded, together } from '../../../kit/Loaded.tsx'
import { Page } from '../../../kit/Page.tsx'
import { useTranslation } from '../../../texts.ts'
import { CalendarViews, PrintButton, ShownParts } from './CalendarViews.tsx'
import { DayFilters } from './DayFilters.tsx'
import { monthOptions } from './day-calls.ts'
import { MonthTable } from './MonthTable.tsx'
import { useCalendar, useCalendarWeek } from './use-calendar.ts'

/** A month of a location, or of one doctor: how much of each day is taken, the requests in it, and who is away. */
export function MonthScreen() {
  const { t, language } = useTranslation()
  const calendar = useCalendar('month')
  const { locations, place, query } = calendar
  const { location, doctor, date } = query
  const { doctors, doctorName } = useCalendarWeek(calendar)
  const shown = date ? Temporal.PlainDate.from(date) : null
  const weeks = shown ? weeksOf(shown.toPlainYearMonth(), firstWeekday(language)) : []
  const days = weeks.flat()
  const [from, to] = [days[0]?.toString() ?? '', days.at(-1)?.toString() ?? '']
  const month = useQuery(monthOptions({ from, to, location, doctor }))
  return (
    <Page
      title={t('desk:month.title')}
      state={
        date && (
          <ShownParts of={[doctorName, monthInWords(date, language), location ? place?.officialName : '']} />
        )
      }
      query={month}
      actions={
        <>
          <CalendarViews current="month" query={calendar.linked} />
          <PrintButton />
        </>
      }
    >
      <DayFilters unit="month" calendar={calendar} doctors={doctors} />
      <Loaded query={together(month, locations)} rows={8}>
        {counted => (
          <>
            <MonthTable weeks={weeks} days={counted} calendar={calendar} />
            <p className="day-keys field-hint">{t('desk:month.keys')}</p>
          </>
        )}
      </Loaded>
    </Page>
  )
}
