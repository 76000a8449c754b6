import { useQueries } from '@tanstack/react-query'
import { confirmedStatuses } from '#entities/appointment/appointment-status.ts'
import { formatTime, zoneName } from '#entities/time/clock.ts'
import { LoadFailed, Loading } from '../../kit/Page.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { appointmentListOptions, useLocations } from '../front-desk/calls.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { Card } from './Card.tsx'

/** Confirmed appointments of today, by each location's time zone: in Jayapura the day begins two hours earlier than in Jakarta. Not shown if there are none. */
export function TodayCard() {
  const { t, language } = useTranslation()
  const locations = useLocations()
  const now = Temporal.Now.instant()
  const places = (locations.data ?? []).map(one => ({
    code: one.code,
    name: one.shortName ?? one.officialName,
    timezone: one.timezone,
    date: now.toZonedDateTimeISO(one.timezone).toPlainDate().toString(),
  }))
  const days = useQueries({
    queries: places.map(place =>
      appointmentListOptions({
        page: 1,
        status: confirmedStatuses,
        location: place.code,
        date: place.date,
        perPage: 5,
      }),
    ),
  })
  const failed = locations.error ?? days.find(day => day.error)?.error
  const pending = locations.isPending || days.some(day => day.isPending)
  const rows = places.map((place, index) => ({ ...place, day: days[index]?.data }))
  const busy = rows.filter(row => (row.day?.meta.total ?? 0) > 0)
  if (!pending && !failed && busy.length === 0) return null
  return (
    <Card title={t('admin:dashboard.today')}>
      {failed && <LoadFailed error={failed} retry={() => days.forEach(day => void day.refetch())} />}
      {pending && !failed && <Loading rows={3} />}
      <ul className="card-rows" hidden={busy.length === 0}>
        {busy.map(({ code, name, timezone, date, day }) => (
          <li key={code}>
            <div>
              <Link
                className="link"
                to={`${adminPaths.appointments}?status=all&location=${code}&date=${date}`}
              >
                {name}
              </Link>
              <p className="field-hint">
                {day?.result
                  .map(
                    one => `${formatTime(one.startsAt, timezone, language)} ${patientName(t, one.patient)}`,
                  )
                  .join(', ')}
                {(day?.meta.total ?? 0) > 5 &&
                  `, ${t('admin:list.more', { count: (day?.meta.total ?? 0) - 5 })}`}
              </p>
            </div>
            <span className="badge badge-brand">
              {t('admin:dashboard.todayCount', { count: day?.meta.total ?? 0 })},{' '}
              {zoneName(timezone, now, language)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
