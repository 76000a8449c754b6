import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { todayIn } from '#entities/schedule/availability.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { firstWeekday } from '#ui/fields/month-days.ts'
import IconPrinter from '~icons/lucide/printer'
import { useTranslation } from '../../../texts.ts'
import { DateSteps } from '../../layout/DateSteps.tsx'
import { Empty, LoadFailed, Loading, Page } from '../../layout/Page.tsx'
import { adminPaths } from '../../paths.ts'
import { useLanguage } from '../../use-language.ts'
import { useLocations } from '../calls.ts'
import { isDate } from '../desk-query.ts'
import { weekOptions } from './day-calls.ts'
import { WeekTable } from './WeekTable.tsx'

const short: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

/** A week of a location, or of one doctor at all locations: occupancy of each session, absences, and a link to each day. */
export function WeekScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const locations = useLocations()
  const doctor = (params.get('doctor') ?? '').slice(0, 80)
  const wanted = params.get('location') ?? ''
  const place = locations.data?.find(one => one.code === wanted) ?? locations.data?.[0]
  // A doctor's week without a location covers all locations.
  const location = doctor && !wanted ? '' : (place?.code ?? '')
  const today = place ? todayIn(place.timezone, Temporal.Now.instant()) : ''
  const said = params.get('date') ?? ''
  const date = isDate(said) ? said : today
  const day = date ? Temporal.PlainDate.from(date) : null
  const from = day?.subtract({ days: (day.dayOfWeek - firstWeekday(language) + 7) % 7 })
  const week = useQuery(weekOptions({ from: from?.toString() ?? '', location, doctor }))
  // The sessions of all doctors, so that another one can be chosen while one is shown.
  const all = useQuery(
    weekOptions({ from: from?.toString() ?? '', location: location || (place?.code ?? ''), doctor: '' }),
  )
  const change = (one: Partial<Record<'location' | 'doctor' | 'date', string>>) => {
    const next = { location, doctor, date: date === today ? '' : date, ...one }
    setParams(new URLSearchParams(Object.entries(next).filter(([, value]) => value)), { replace: true })
  }
  const by = (days: number) => day && change({ date: day.add({ days }).toString() })
  const doctors = new Map((all.data ?? []).map(one => [one.doctor, one.doctorName]))
  for (const one of week.data ?? []) doctors.set(one.doctor, one.doctorName)
  const failed = locations.error ?? week.error
  return (
    <Page
      title={t('desk:week.title')}
      state={
        from && (
          <p className="item-state">
            {dateInWords(from, language, short)} – {dateInWords(from.add({ days: 6 }), language, short)}
            {location && place && `, ${place.officialName}`}
          </p>
        )
      }
      actions={
        <>
          <Link className="button button-quiet" to={adminPaths.day({ location, doctor, date })}>
            {t('desk:day.open')}
          </Link>
          <button type="button" className="button button-quiet" onClick={() => window.print()}>
            <IconPrinter />
            {t('desk:day.print')}
          </button>
        </>
      }
    >
      <search className="filters">
        <label className="filter">
          <span>{t('admin:desk.filterLocation')}</span>
          <select
            className="control"
            value={location}
            onChange={event => change({ location: event.target.value })}
          >
            {doctor && <option value="">{t('desk:week.everyLocation')}</option>}
            {locations.data?.map(one => (
              <option key={one.code} value={one.code}>
                {one.shortName ?? one.officialName}
              </option>
            ))}
          </select>
        </label>
        <label className="filter">
          <span>{t('admin:desk.doctor')}</span>
          <select
            className="control"
            value={doctor}
            onChange={event =>
              change({
                doctor: event.target.value,
                ...(event.target.value ? {} : { location: place?.code ?? '' }),
              })
            }
          >
            <option value="">{t('desk:day.everyDoctor')}</option>
            {doctor && !doctors.has(doctor) && <option value={doctor}>{doctor}</option>}
            {[...doctors]
              .sort(([, a], [, b]) => a.localeCompare(b))
              .map(([slug, name]) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
          </select>
        </label>
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
      {failed && !week.data ? (
        <LoadFailed
          error={failed}
          retry={() => {
            void locations.refetch()
            void week.refetch()
          }}
        />
      ) : !week.data || !from ? (
        <Loading rows={8} />
      ) : week.data.length === 0 ? (
        <Empty picture="calendar" title={t('desk:week.emptyTitle')} text={t('desk:week.emptyText')} />
      ) : (
        <WeekTable from={from} today={today} sessions={week.data} places={locations.data ?? []} />
      )}
    </Page>
  )
}
