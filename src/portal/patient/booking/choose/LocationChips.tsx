import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { useShortLocationNames } from '../use-names.ts'

interface Props {
  /** Where there are free slots. */
  locations: Iterable<string>
  /** Undefined shows all. */
  chosen: string | undefined
  to(location: string | undefined): string
}

/** The locations as a filter; nothing if there is only one. */
export function LocationChips({ locations, chosen, to }: Props) {
  const { t } = useTranslation()
  const names = useShortLocationNames()
  const known = [...new Set(locations)].sort()
  if (known.length < 2 && !chosen) return null
  return (
    <nav aria-label={t('patient:booking.whereLabel')}>
      <ul className="places">
        {[undefined, ...known].map(one => (
          <li key={one ?? ''}>
            <Link className="chip" to={to(one)} replace aria-current={one === chosen ? 'true' : undefined}>
              {one ? (names.get(one) ?? one) : t('patient:doctors.allLocations')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
