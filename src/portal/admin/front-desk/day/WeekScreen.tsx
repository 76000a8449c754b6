import { useQuery } from '@tanstack/react-query'
import { todayIn } from '#entities/schedule/availability.ts'
import { Button } from '#ui/Button.tsx'
import IconPrinter from '~icons/lucide/printer'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { Loaded, together } from '../../../kit/Loaded.tsx'
import { isDate } from '../../../kit/list/list-address.ts'
import { Empty, Page } from '../../../kit/Page.tsx'
import { useAddress } from '../../../kit/use-address.ts'
import { useTranslation } from '../../../texts.ts'
import { DateSteps } from '../../layout/DateSteps.tsx'
import { weekInWords, weekStart } from '../../layout/week.tsx'
import { adminPaths } from '../../paths.ts'
import { useLocations } from '../calls.ts'
import { LocationFilter } from '../LocationFilter.tsx'
import { useDeskChanges } from '../use-desk-changes.ts'
import { DoctorFilter } from './DayFilters.tsx'
import { weekOptions } from './day-calls.ts'
import { WeekTable } from './WeekTable.tsx'

/** A week of a location, or of one doctor at all locations: occupancy of each session, absences, and a link to each day. */
export function WeekScreen() {
  const { t, language } = useTranslation()
  const address = useAddress()
  const { params } = address
  const locations = useLocations()
  const doctor = (params.get('doctor') ?? '').slice(0, 80)
  const wanted = params.get('location') ?? ''
  const place = locations.data?.find(one => one.code === wanted) ?? locations.data?.[0]
  // A doctor's week without a location covers all locations.
  const location = doctor && !wanted ? '' : (place?.code ?? '')
  useDeskChanges(location)
  const today = place ? todayIn(place.timezone, Temporal.Now.instant()) : ''
  const said = params.get('date') ?? ''
  const date = isDate(said) ? said : today
  const day = date ? Temporal.PlainDate.from(date) : null
  const from = day && weekStart(day, language)
  const week = useQuery(weekOptions({ from: from?.toString() ?? '', location, doctor }))
  // The sessions of all doctors, so that another one can be chosen while one is shown.
  const all = useQuery(
    weekOptions({ from: from?.toString() ?? '', location: location || (place?.code ?? ''), doctor: '' }),
  )
  const change = (one: Partial<Record<'location' | 'doctor' | 'date', string>>) => {
    const next = { location, doctor, date: date === today ? '' : date, ...one }
    address.change(new URLSearchParams(Object.entries(next).filter(([, value]) => value)), { replace: true })
  }
  const by = (days: number) => day && change({ date: day.add({ days }).toString() })
  const doctors = new Map((all.data ?? []).map(one => [one.doctor, one.doctorName]))
  for (const one of week.data ?? []) doctors.set(one.doctor, one.doctorName)
  return (
    <Page
      title={t('desk:week.title')}
      state={
        from && [weekInWords(from, language), location && place?.officialName].filter(Boolean).join(', ')
      }
      actions={
        <>
          <LinkButton variant="quiet" to={adminPaths.day({ location, doctor, date })}>
            {t('desk:day.open')}
          </LinkButton>
          <Button variant="quiet" onClick={() => window.print()}>
            <IconPrinter />
            {t('desk:day.print')}
          </Button>
        </>
      }
    >
      <search className="filters">
        <LocationFilter
          value={location}
          any={doctor ? t('desk:week.everyLocation') : undefined}
          onChange={to => change({ location: to })}
        />
        <DoctorFilter
          doctors={[...doctors].sort(([, a], [, b]) => a.localeCompare(b))}
          value={doctor}
          onChange={to => change({ doctor: to, ...(to ? {} : { location: place?.code ?? '' }) })}
        />
        <DateSteps
          words={{
            before: t('desk:week.before'),
            now: t('desk:week.this'),
            after: t('desk:week.after'),
          }}
          isNow={date === today}
          onBefore={() => by(-7)}
          onNow={() => change({ date: '' })}
          onAfter={() => by(7)}
        />
      </search>
      <Loaded
        query={{
          ...together(week, locations),
          data: from && week.data ? { from, sessions: week.data } : undefined,
        }}
        rows={8}
      >
        {shown =>
          shown.sessions.length === 0 ? (
            <Empty picture="calendar" title={t('desk:week.emptyTitle')} text={t('desk:week.emptyText')} />
          ) : (
            <WeekTable {...shown} today={today} />
          )
        }
      </Loaded>
    </Page>
  )
}
