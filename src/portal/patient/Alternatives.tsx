import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Appointment } from '#entities/appointment.ts'
import { buttonClass } from '#ui/Button.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { doctorQuery, placesQuery } from './directory.ts'
import { useShortMoment } from './moments.ts'

const MOST = 3
const WEEKS = 4

/** For what fell through: the doctor's next free places, one press away, and the colleagues. */
export function Alternatives({ appointment: { doctor, timezone, dependant } }: { appointment: Appointment }) {
  const { t } = useTexts()
  const shortMoment = useShortMoment()
  const from = Temporal.Now.plainDateISO(timezone)
  const { data } = useQuery(placesQuery(doctor, from.toString(), from.add({ weeks: WEEKS }).toString()))
  const { data: who } = useQuery(doctorQuery(doctor))
  const free = (data ?? [])
    .flatMap(({ schedule, timezone, places }) =>
      places
        .filter(place => place.free > 0 && place.shortNotice !== 'telephone')
        .map(({ startsAt }) => ({ schedule, startsAt, timezone })),
    )
    .slice(0, MOST)
  const specialist = who?.specialists[0]
  return (
    <div className="alternatives">
      {free.length > 0 && (
        <>
          <p>{t('patient:lost.free')}</p>
          <ul className="places">
            {free.map(({ schedule, startsAt, timezone }) => (
              <li key={schedule + startsAt}>
                <Link
                  className="chip place"
                  to={paths.book({ doctor, schedule, startsAt, who: dependant?.id })}
                >
                  {shortMoment(startsAt, timezone)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {data && free.length === 0 && <p>{t('patient:lost.noneFree')}</p>}
      <div className="button-row">
        <Link
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          to={paths.book({ doctor, who: dependant?.id })}
        >
          {t('patient:lost.allDays')}
        </Link>
        {specialist && (
          <Link
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            to={paths.colleagues(specialist)}
          >
            {t('patient:lost.otherDoctor')}
          </Link>
        )}
      </div>
    </div>
  )
}
