import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { todayIn } from '#entities/schedule/availability.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { Button } from '#ui/Button.tsx'
import IconPrinter from '~icons/lucide/printer'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { Loaded, together } from '../../../kit/Loaded.tsx'
import { isDate } from '../../../kit/list/list-address.ts'
import { Empty, Page } from '../../../kit/Page.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useAddress } from '../../../kit/use-address.ts'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { BookPanel } from '../BookPanel.tsx'
import { useChosenPatient } from '../book/use-chosen-patient.tsx'
import { useLocations } from '../calls.ts'
import { AbsenceList } from '../leave/AbsenceList.tsx'
import { useDeskActions } from '../use-desk-actions.ts'
import { DayFilters } from './DayFilters.tsx'
import { DaySection } from './DaySection.tsx'
import { DayTable } from './DayTable.tsx'
import { type DayQuery, dayOptions, sessionsOptions } from './day-calls.ts'
import { dayOf, type FreePlace } from './day-lines.ts'

interface Booking {
  session: DeskSession
  place: FreePlace
}

/** A day at one location: the appointments of each session with their status, and the free slots. */
export function DayScreen() {
  const { t, language } = useTranslation()
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
  const sessions = useQuery(sessionsOptions({ ...query, doctor: '' }))
  const appointments = useQuery(dayOptions(query))
  const steps = useDeskActions()
  const patient = useChosenPatient()
  const [booking, setBooking] = useState<Booking | null>(null)
  const change = (one: Partial<DayQuery>) => {
    const next = { ...query, ...one }
    const said = Object.entries({ ...next, patient: patient.id }).filter(
      ([name, value]) => value && (name !== 'date' || value !== today),
    )
    address.change(new URLSearchParams(said), { replace: true })
  }
  const whole = sessions.data && appointments.data
  const ofDoctor = <T extends { doctor: string }>(all: T[]) =>
    query.doctor ? all.filter(one => one.doctor === query.doctor) : all
  const day = whole && dayOf(ofDoctor(sessions.data), ofDoctor(appointments.data), now.toString())
  const doctors = new Map(sessions.data?.map(one => [one.doctor, one.doctorName]))
  const inWords =
    query.date &&
    dateInWords(query.date, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const actions = (
    <>
      <LinkButton variant="quiet" to={adminPaths.week({ ...query })}>
        {t('desk:week.open')}
      </LinkButton>
      <LinkButton variant="quiet" to={adminPaths.absence({ ...query })}>
        {t('desk:absence.title')}
      </LinkButton>
      <LinkButton variant="quiet" to={adminPaths.closures({ location: query.location, date: query.date })}>
        {t('desk:closure.title')}
      </LinkButton>
      <Button variant="quiet" onClick={() => window.print()}>
        <IconPrinter />
        {t('desk:day.print')}
      </Button>
    </>
  )
  return (
    <Page
      title={t('desk:day.title')}
      state={[inWords, place?.officialName].filter(Boolean).join(', ')}
      actions={actions}
    >
      <DayFilters query={query} today={today} doctors={[...doctors]} change={change} />
      {patient.notice}
      <AbsenceList location={query.location} date={query.date} onlyDay />
      <Loaded query={{ ...together(sessions, appointments, locations), data: day }} rows={8}>
        {({ sessions, astray }) =>
          sessions.length + astray.length === 0 ? (
            <Empty picture="calendar" title={t('desk:day.emptyTitle')} text={t('desk:day.emptyText')} />
          ) : (
            <>
              {sessions.map(one => (
                <DaySection
                  key={`${one.session.schedule} ${one.session.startsAt}`}
                  day={one}
                  steps={steps}
                  onBook={place => setBooking({ session: one.session, place })}
                />
              ))}
              {astray.length > 0 && (
                <Section title={t('desk:day.astray')} className="day-session">
                  <p className="field-hint">{t('desk:day.astrayText')}</p>
                  <DayTable
                    label={t('desk:day.astray')}
                    coming={astray}
                    timezone={place?.timezone ?? 'UTC'}
                    steps={steps}
                  />
                </Section>
              )}
            </>
          )
        }
      </Loaded>
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
