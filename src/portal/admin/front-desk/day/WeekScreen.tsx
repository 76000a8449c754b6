import { useState } from 'react'
import { Loaded, together } from '../../../kit/Loaded.tsx'
import { MoreMenu } from '../../../kit/MoreMenu.tsx'
import { Empty, Page } from '../../../kit/Page.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { weekInWords } from '../../layout/week.tsx'
import { CalendarViews, PrintButton, ShownParts } from './CalendarViews.tsx'
import { DayFilters } from './DayFilters.tsx'
import { DoctorWeek } from './DoctorWeek.tsx'
import { shownInDay } from './day-calls.ts'
import { saveAppointments } from './day-csv.ts'
import { useCalendar, useCalendarWeek } from './use-calendar.ts'
import { WeekTable } from './WeekTable.tsx'

/** A week: of one doctor with who comes and what is free; of all doctors of a location with the occupancy of each session. */
export function WeekScreen() {
  const { t, language } = useTranslation()
  const calendar = useCalendar('week')
  const { locations, place, today, query } = calendar
  const { location, doctor } = query
  const { first, week, doctors, doctorName } = useCalendarWeek(calendar)
  // Not in the address: it is usually a name, which the browser's history would keep.
  const [search, setSearch] = useState('')
  const [from, to] = [first?.toString() ?? '', first?.add({ days: 6 }).toString() ?? '']
  const save = useAction(() =>
    saveAppointments(
      `${doctor.replace(':', '-')}-${from}.csv`,
      { ...{ location, doctor, date: from, to }, status: shownInDay, sort: 'startsAt' },
      { t, language },
    ),
  )
  return (
    <Page
      title={t('desk:week.title')}
      state={
        first && (
          <ShownParts of={[doctorName, weekInWords(first, language), location ? place?.officialName : '']} />
        )
      }
      query={week}
      actions={
        <>
          <CalendarViews current="week" query={calendar.linked} />
          <PrintButton />
          {doctor && (
            <MoreMenu
              label={t('admin:form.more')}
              entries={[{ id: 'csv', label: t('desk:day.csv'), onSelect: () => save.run(undefined) }]}
            />
          )}
        </>
      }
    >
      <DayFilters
        unit="week"
        calendar={calendar}
        doctors={doctors}
        {...(doctor && { search, onSearch: setSearch })}
      />
      <Loaded
        query={{
          ...together(week, locations),
          data: first && week.data ? { from: first, sessions: week.data } : undefined,
        }}
        rows={8}
      >
        {shown =>
          doctor ? (
            <DoctorWeek
              from={shown.from}
              planned={shown.sessions}
              calendar={calendar}
              search={search}
              onClear={() => setSearch('')}
            />
          ) : shown.sessions.length === 0 ? (
            <Empty picture="calendar" title={t('desk:week.emptyTitle')} text={t('desk:week.emptyText')} />
          ) : (
            <WeekTable {...shown} today={today} linked={calendar.linked} />
          )
        }
      </Loaded>
    </Page>
  )
}
