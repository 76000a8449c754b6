import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { todayIn } from '#entities/schedule/availability.ts'
import type { DeskSession } from '#entities/schedule/desk.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import IconPrinter from '~icons/lucide/printer'
import { useTranslation } from '../../../texts.ts'
import { Empty, LoadFailed, Loading, Page } from '../../layout/Page.tsx'
import { adminPaths } from '../../paths.ts'
import { useLanguage } from '../../use-language.ts'
import { BookPanel } from '../BookPanel.tsx'
import { useLocations } from '../calls.ts'
import { isDate } from '../desk-query.ts'
import { AbsenceList } from '../leave/AbsenceList.tsx'
import { useSteps } from '../use-steps.ts'
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
  const { t } = useTranslation()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
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
  const steps = useSteps()
  const [booking, setBooking] = useState<Booking | null>(null)
  const change = (one: Partial<DayQuery>) => {
    const next = { ...query, ...one }
    const said = Object.entries(next).filter(([name, value]) => value && (name !== 'date' || value !== today))
    setParams(new URLSearchParams(said), { replace: true })
  }
  const failed = locations.error ?? sessions.error ?? appointments.error
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
      <Link
        className="button button-quiet"
        to={adminPaths.week({ location: query.location, date: query.date, doctor: query.doctor })}
      >
        {t('desk:week.open')}
      </Link>
      <Link
        className="button button-quiet"
        to={adminPaths.absence({ location: query.location, date: query.date, doctor: query.doctor })}
      >
        {t('desk:absence.title')}
      </Link>
      <Link
        className="button button-quiet"
        to={adminPaths.closures({ location: query.location, date: query.date })}
      >
        {t('desk:closure.title')}
      </Link>
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        <IconPrinter />
        {t('desk:day.print')}
      </button>
    </>
  )
  return (
    <Page
      title={t('desk:day.title')}
      state={
        <p className="item-state">
          {inWords}
          {place && `, ${place.officialName}`}
        </p>
      }
      actions={actions}
    >
      <DayFilters query={query} today={today} doctors={[...doctors]} change={change} />
      <AbsenceList location={query.location} date={query.date} onlyDay />
      {failed && !whole ? (
        <LoadFailed
          error={failed}
          retry={() => {
            void locations.refetch()
            void sessions.refetch()
            void appointments.refetch()
          }}
        />
      ) : !day ? (
        <Loading rows={8} />
      ) : day.sessions.length + day.astray.length === 0 ? (
        <Empty picture="calendar" title={t('desk:day.emptyTitle')} text={t('desk:day.emptyText')} />
      ) : (
        <>
          {day.sessions.map(one => (
            <DaySection
              key={`${one.session.schedule} ${one.session.startsAt}`}
              day={one}
              steps={steps}
              onBook={place => setBooking({ session: one.session, place })}
            />
          ))}
          {day.astray.length > 0 && (
            <section className="sheet day-session" aria-labelledby="day-astray">
              <h2 id="day-astray">{t('desk:day.astray')}</h2>
              <p className="field-hint">{t('desk:day.astrayText')}</p>
              <DayTable
                label={t('desk:day.astray')}
                coming={day.astray}
                timezone={place?.timezone ?? 'UTC'}
                steps={steps}
              />
            </section>
          )}
        </>
      )}
      {booking && <BookPanel {...booking} onClose={() => setBooking(null)} />}
    </Page>
  )
}
