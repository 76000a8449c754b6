import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { Loaded, together } from '../../../kit/Loaded.tsx'
import { MoreMenu } from '../../../kit/MoreMenu.tsx'
import { Page } from '../../../kit/Page.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { AbsenceList } from '../leave/AbsenceList.tsx'
import { useFrontDeskActions } from '../use-front-desk-actions.ts'
import { CalendarViews, PrintButton, ShownParts } from './CalendarViews.tsx'
import { DayFilters } from './DayFilters.tsx'
import { DayLists } from './DayLists.tsx'
import { dayOptions, sessionsOptions, shownInDay } from './day-calls.ts'
import { saveAppointments } from './day-csv.ts'
import { dayOf, doctorChoices, searchOf } from './day-sessions.ts'
import { useCalendar } from './use-calendar.ts'
import { useRowPanel } from './use-row-actions.tsx'
import { useSlotPanels } from './use-slot-panels.tsx'

/** A day at one location: who comes, in order of time, and the free slots of each doctor. */
export function DayScreen() {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const calendar = useCalendar('day')
  const { locations, place, query, change } = calendar
  const { location, date, doctor } = query
  const isByDoctor = calendar.order === 'doctor'
  const sessions = useQuery(sessionsOptions({ ...query, doctor: '' }))
  const appointments = useQuery(dayOptions({ ...query, doctor: '' }))
  const steps = useFrontDeskActions()
  // Not in the address: it is usually a name, which the browser's history would keep.
  const [search, setSearch] = useState('')
  const whole = sessions.data && appointments.data
  const ofDoctor = <T extends { doctor: string }>(all: T[]) =>
    doctor ? all.filter(one => one.doctor === doctor) : all
  const day =
    whole && dayOf(ofDoctor(sessions.data), ofDoctor(appointments.data), `${Temporal.Now.instant()}`)
  const found = searchOf(search)
  const coming = day?.coming.filter(found.appointment) ?? []
  const isShown = (one: DeskSession) =>
    found.session(one) || coming.some(({ schedule }) => schedule === one.schedule)
  const doctors = doctorChoices(sessions.data ?? [])
  const inWords =
    date && dateInWords(date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const go = (id: string, label: string, to: string) => ({ id, label, onSelect: () => void navigate(to) })
  const slots = useSlotPanels(coming, steps)
  const rowPanel = useRowPanel(steps)
  const save = useAction(() =>
    saveAppointments(
      `${location}-${date}.csv`,
      { ...query, status: shownInDay, sort: 'startsAt' },
      { t, language },
    ),
  )
  const actions = (
    <>
      <CalendarViews current="day" query={calendar.linked} />
      <PrintButton />
      <MoreMenu
        label={t('admin:form.more')}
        entries={[
          {
            id: 'order',
            label: t(isByDoctor ? 'desk:day.byTime' : 'desk:day.byDoctor'),
            onSelect: () => change({ order: isByDoctor ? '' : 'doctor' }),
          },
          go('absence', t('desk:absence.title'), adminPaths.absence({ ...query })),
          go('closure', t('desk:closure.title'), adminPaths.closures({ location, date })),
          { id: 'csv', label: t('desk:day.csv'), onSelect: () => save.run(undefined) },
        ]}
      />
    </>
  )
  return (
    <Page
      title={t('desk:day.title')}
      state={<ShownParts of={[inWords, place?.officialName]} />}
      query={{ ...together(sessions, appointments, locations), data: day }}
      actions={actions}
    >
      <DayFilters unit="day" calendar={calendar} doctors={doctors} search={search} onSearch={setSearch} />
      {slots.notice}
      <AbsenceList location={location} date={date} onlyDay />
      <Loaded query={{ ...together(sessions, appointments, locations), data: day }} rows={8}>
        {shown => (
          <DayLists
            day={{ ...shown, coming, sessions: shown.sessions.filter(one => isShown(one.session)) }}
            isEmpty={shown.sessions.length + shown.coming.length === 0}
            isByDoctor={isByDoctor}
            rowPanel={rowPanel}
            onBook={slots.onBook}
            onDrop={slots.onDrop}
            {...(search && { onClear: () => setSearch('') })}
          />
        )}
      </Loaded>
      {slots.panels}
      {rowPanel.panel}
    </Page>
  )
}
