import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../texts.ts'
import { useBookingLink } from '../../appointments/use-booking-link.ts'
import { specialistDaysQuery } from '../../doctors/directory.ts'
import { useShortLocationNames } from '../use-names.ts'

interface Props {
  specialist: string
  location: string | undefined
  within: { from: string; to: string }
}

/** The locations where a specialty has free slots, as a filter; nothing if there is only one. */
export function SpecialtyLocations({ specialist, location, within }: Props) {
  const { t } = useTranslation()
  const names = useShortLocationNames()
  const book = useBookingLink()
  const { data } = useQuery(specialistDaysQuery(specialist, within))
  const known = [...new Set((data ?? []).flatMap(day => day.locations))].sort()
  if (known.length < 2 && !location) return null
  const choices = [undefined, ...known]
  return (
    <nav aria-label={t('patient:booking.whereLabel')}>
      <ul className="places">
        {choices.map(one => (
          <li key={one ?? ''}>
            <Link
              className="chip"
              to={book({ specialist, location: one })}
              replace
              aria-current={one === location ? 'true' : undefined}
            >
              {one ? (names.get(one) ?? one) : t('patient:doctors.allLocations')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
