import { useTranslation } from '../../texts.ts'
import { useShortMoment } from '../appointments/moments.ts'
import { useLocationNames } from '../booking/use-names.ts'
import { useOtherCity } from '../use-other-city.ts'
import type { Offer } from './link.ts'

interface Props {
  doctorName: string
  offers: readonly Offer[]
  /** The location of the original appointment. */
  from: string
  onChoose(offer: Offer): void
}

/** A doctor's next free slots, one button each. */
export function Offers({ doctorName, offers, from, onChoose }: Props) {
  const { t } = useTranslation()
  const shortMoment = useShortMoment()
  const names = useLocationNames()
  const locations = [...new Set(offers.map(one => one.location))]
  const { words } = useOtherCity()
  const nameOf = (location: string) => {
    const far = words(from, location)
    return `${names.get(location) ?? location}${far ? ` (${far})` : ''}`
  }
  return (
    <section className="part">
      <h2 className="text-lg">{t('patient:answer.freeAt', { doctor: doctorName })}</h2>
      {locations.length === 1 && <p className="text-ink-soft">{nameOf(locations[0] ?? '')}</p>}
      <ul className="places">
        {offers.map(offer => (
          <li key={offer.schedule + offer.startsAt}>
            <button type="button" className="chip place" onClick={() => onChoose(offer)}>
              {shortMoment(offer.startsAt, offer.timezone)}
              {locations.length > 1 && <span className="chip-count">{nameOf(offer.location)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
