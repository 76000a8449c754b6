import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { mayMoveTo } from '#entities/appointment/timetable-key.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { Button } from '#ui/Button.tsx'
import IconPrinter from '~icons/lucide/printer'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { Loaded, together } from '../../../kit/Loaded.tsx'
import { isDate } from '../../../kit/list/list-address.ts'
import { MoreMenu } from '../../../kit/MoreMenu.tsx'
import { Page } from '../../../kit/Page.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useAddress } from '../../../kit/use-address.ts'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { BookPanel } from '../BookPanel.tsx'
import { useChosenPatient } from '../book/use-chosen-patient.tsx'
import { useLocations } from '../calls.ts'
import { AbsenceList } from '../leave/AbsenceList.tsx'
import { MovePanel } from '../panels/MovePanel.tsx'
import type { FirstChoice } from '../panels/use-slot-choice.ts'
import { useDeskActions } from '../use-desk-actions.ts'
import { useDeskChanges } from '../use-desk-changes.ts'
import { DayFilters } from './DayFilters.tsx'
import { DayLists } from './DayLists.tsx'
import { type DayQuery, dayOptions, sessionsOptions, shownInDay } from './day-calls.ts'
import { saveAppointments } from './day-csv.ts'
import { dayOf, type FreePlace, searchOf } from './day-lines.ts'

interface Booking {
  session: DeskSession
  place: FreePlace
}

interface Moving {
  appointment: DeskAppointment
  start?: FirstChoice
}

/** A day at one location: who comes, in order of time, and the free slots of each doctor. */
export function DayScreen() {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const address = useAddress()
  const { params } = address
  const locations = useLocations()
  const wanted = params.get('location')
  const place = locations.data?.find(one => one.code === wanted) ?? locations.data?.[0]
  const now = Temporal.Now.instant()
  const today = place ? todayIn(place.timezone, now) : ''
  const date = params.get('date') ?? ''
  const query: DayQuery = {
    location: place?.code ?? '',
    date: isDate(date) ? date : today,
    doctor: (params.get('doctor') ?? '').slice(0, 80),
  }
  useDeskChanges(query.location)
  const isByDoctor = params.get('order') === 'doctor'
  const sessions = useQuery(sessionsOptions({ ...query, doctor: '' }))
  const appointments = useQuery(dayOptions(query))
  const steps = useDeskActions()
  const patient = useChosenPatient()
  const [booking, setBooking] = useState<Booking | null>(null)
  const [moving, setMoving] = useState<Moving | null>(null)
  // Not in the address: it is usually a name, which the browser's history would keep.
  const [search, setSearch] = useState('')
  const change = (one: Partial<DayQuery & { order: string }>) => {
    const next = { ...query, order: isByDoctor ? 'doctor' : '', ...one }
    const said = Object.entries({ ...next, patient: patient.id }).filter(
      ([name, value]) => value && (name !== 'date' || value !== today),
    )
    address.change(new URLSearchParams(said), { replace: true })
  }
  const whole = sessions.data && appointments.data
  const ofDoctor = <T extends { doctor: string }>(all: T[]) =>
    query.doctor ? all.filter(one => one.doctor === query.doctor) : all
  const day = whole && dayOf(ofDoctor(sessions.data), ofDoctor(appointments.data), now.toString())
  const found = searchOf(search)
  const coming = day?.coming.filter(found.appointment) ?? []
  const isShown = (one: DeskSession) =>
    found.session(one) || coming.some(({ schedule }) => schedule === one.schedule)
  const doctors = new Map(sessions.data?.map(one => [one.doctor, one.doctorName]))
  const inWords =
    query.date &&
    dateInWords(query.date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const go = (id: string, label: string, to: string) => ({ id, label, onSelect: () => void navigate(to) })
  const { location } = query
  const save = useAction(() =>
    saveAppointments(`${location}-${query.date}.csv`, { ...query, status: shownInDay, sort: 'startsAt' }, t),
  )
  const actions = (
    <>
      <LinkButton variant="quiet" to={adminPaths.week({ ...query })}>
        {t('desk:week.open')}
      </LinkButton>
      <Button variant="quiet" onClick={() => window.print()}>
        <IconPrinter />
        {t('desk:day.print')}
      </Button>
      <MoreMenu
        label={t('admin:form.more')}
        entries={[
          {
            id: 'order',
            label: t(isByDoctor ? 'desk:day.byTime' : 'desk:day.byDoctor'),
            onSelect: () => change({ order: isByDoctor ? '' : 'doctor' }),
          },
          go('absence', t('desk:absence.title'), adminPaths.absence({ ...query })),
          go('closure', t('desk:closure.title'), adminPaths.closures({ location, date: query.date })),
          {
            id: 'csv',
            label: t('desk:day.csv'),
            onSelect: () => save.run(undefined),
          },
        ]}
      />
    </>
  )
  return (
    <Page
      title={t('desk:day.title')}
      state={[inWords, place?.officialName].filter(Boolean).join(', ')}
      actions={actions}
    >
      <DayFilters
        query={query}
        today={today}
        doctors={[...doctors]}
        search={search}
        change={change}
        onSearch={setSearch}
      />
      {patient.notice}
      <AbsenceList location={location} date={query.date} onlyDay />
      <Loaded query={{ ...together(sessions, appointments, locations), data: day }} rows={8}>
        {shown => (
          <DayLists
            day={{ ...shown, coming, sessions: shown.sessions.filter(one => isShown(one.session)) }}
            isEmpty={shown.sessions.length + shown.coming.length === 0}
            isByDoctor={isByDoctor}
            steps={steps}
            onBook={(session, place) => setBooking({ session, place })}
            onDrop={(id, session, { startsAt }) => {
              const appointment = coming.find(one => one.id === id)
              if (!appointment) return
              const fits = mayMoveTo(appointment.doctor, session.doctor)
              setMoving(fits ? { appointment, start: { session, startsAt } } : { appointment })
            }}
            {...(search && { onClear: () => setSearch('') })}
          />
        )}
      </Loaded>
      {moving && <MovePanel {...moving} steps={steps} act={work => work()} onClose={() => setMoving(null)} />}
      {booking && (
        <BookPanel
          {...booking}
          patient={patient.chosen}
          onBooked={patient.leave}
          onClose={() => setBooking(null)}
        />
      )}
    </Page>
  )
}
