import { doctorsFirst } from '#entities/appointment/timetable-key.ts'
import type { WeekSession } from '#entities/schedule/front-desk.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { formatTime } from '#entities/time/clock.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { DayHeadings } from '../../layout/week.tsx'
import { adminPaths } from '../../paths.ts'
import { useLocationName } from '../calls.ts'

interface TableProps {
  from: Temporal.PlainDate
  today: string
  sessions: WeekSession[]
  /** The address of a doctor's week, without the doctor. */
  linked: Record<string, string>
}

/** A row for each doctor, a column for each day. On a phone a doctor's days are listed below each other. */
export function WeekTable({ from, today, sessions, linked }: TableProps) {
  const { t, language } = useTranslation()
  const dates = Array.from({ length: 7 }, (_, days) => from.add({ days }).toString())
  const rows = [...groupBy(sessions, one => one.doctor)].sort(([a], [b]) => doctorsFirst(a, b))
  const several = new Set(sessions.map(one => one.location)).size > 1
  const placeOf = useLocationName()
  return (
    <div className="table-box overflow-x-auto print:overflow-visible print:shadow-none">
      <table className="week">
        <caption className="sr-only">{t('desk:week.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin:desk.doctor')}</th>
            <DayHeadings dates={dates} today={today} />
          </tr>
        </thead>
        <tbody>
          {rows.map(([doctor, own]) => (
            <tr key={doctor}>
              <th scope="row">
                <Link className="desk-patient" to={adminPaths.week({ ...linked, doctor })}>
                  <bdi>{own[0]?.doctorName}</bdi>
                </Link>
              </th>
              {dates.map(date => {
                const here = own.filter(one => one.date === date)
                return (
                  <td
                    key={date}
                    data-empty={here.length === 0 || undefined}
                    data-today={date === today || undefined}
                  >
                    {here.length > 0 && (
                      <p className="week-day">
                        {dateInWords(date, language, { weekday: 'long', day: 'numeric', month: 'short' })}
                      </p>
                    )}
                    {here.map(one => (
                      <Session
                        key={one.schedule + one.startsAt}
                        session={one}
                        place={several ? placeOf(one.location) : null}
                      />
                    ))}
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

function Session({ session: one, place }: { session: WeekSession; place: string | null }) {
  const { t, language } = useTranslation()
  const free = Math.max(0, one.total - one.taken)
  const hours = `${formatTime(one.startsAt, one.timezone, language)}–${formatTime(one.endsAt, one.timezone, language)}`
  return (
    <Link
      className="week-session"
      data-state={one.away ? 'away' : free === 0 ? 'full' : undefined}
      to={adminPaths.day({ location: one.location, date: one.date, doctor: one.doctor })}
    >
      <span className="week-hours">{hours}</span>
      {place && <span>{place}</span>}
      {one.away ? (
        <strong>{t('desk:week.away')}</strong>
      ) : (
        <>
          <meter min={0} max={Math.max(1, one.total)} value={one.taken} aria-hidden="true" />
          <span>{t('desk:day.taken', { taken: one.taken, total: one.total })}</span>
          <span className={classNames('font-semibold', free === 0 ? 'text-ink-soft' : 'text-success')}>
            {free === 0 ? t('desk:week.full') : t('desk:day.free', { count: free })}
          </span>
          {one.lateMinutes > 0 && <strong>{t('desk:absence.news.late', { count: one.lateMinutes })}</strong>}
        </>
      )}
    </Link>
  )
}
