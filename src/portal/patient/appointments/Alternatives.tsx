import { useQuery } from '@tanstack/react-query'
import { serverNow } from '#api/server-clock.ts'
import { nearestAlternatives } from '#entities/appointment/alternatives.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { useLocationNames } from '../booking/use-names.ts'
import { doctorQuery, slotsQuery } from '../doctors/directory.ts'
import { useOtherCity } from '../use-other-city.ts'
import { useShortMoment } from './moments.ts'

const MOST = 3
const WEEKS = 4

/** For an appointment that the hospital cancelled: the doctor's nearest free slots, and a link to the colleagues. */
export function Alternatives({ appointment }: { appointment: Appointment }) {
  const { doctor, bookable, timezone, location, startsAt, dependant } = appointment
  const { t } = useTranslation()
  const shortMoment = useShortMoment()
  const names = useLocationNames()
  const { sites, text } = useOtherCity()
  const from = serverNow().toZonedDateTimeISO(timezone).toPlainDate()
  const to = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone).toPlainDate().add({ weeks: WEEKS })
  const { data } = useQuery(slotsQuery(doctor, from.toString(), to.toString()))
  const { data: who } = useQuery({ ...doctorQuery(doctor), enabled: packageOf(doctor) === null })
  const open = (data ?? []).map(one => ({
    ...one,
    places: one.places.filter(place => place.free > 0 && place.shortNotice !== 'telephone'),
  }))
  const free = nearestAlternatives({ startsAt, location }, open, sites, MOST)
  const specialist = who?.specialists[0]
  return (
    <div className="alternatives">
      {free.length > 0 && (
        <>
          <p>{t('patient:lost.free')}</p>
          <ul className="places">
            {free.map(one => (
              <li key={one.schedule + one.startsAt}>
                <Link
                  className="chip place"
                  to={paths.book({
                    doctor,
                    schedule: one.schedule,
                    startsAt: one.startsAt,
                    who: dependant?.id,
                  })}
                >
                  {shortMoment(one.startsAt, one.timezone)}
                  {one.location !== location && (
                    <span className="chip-count">
                      {[names.get(one.location) ?? one.location, text(location, one.location)]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {data && free.length === 0 && <p>{t('patient:lost.noneFree')}</p>}
      <div className="button-row">
        {bookable && (
          <LinkButton variant="quiet" size="small" to={paths.book({ doctor, who: dependant?.id })}>
            {t('patient:lost.allDays')}
          </LinkButton>
        )}
        {specialist && (
          <LinkButton variant="quiet" size="small" to={paths.colleagues(specialist)}>
            {t('patient:lost.otherDoctor')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
