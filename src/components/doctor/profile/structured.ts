import { beginsLater } from '#content/clock.ts'
import { weekdays } from '#entities/content/unit.ts'
import { localizedText } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { hoursData, placeReference, postal } from '../../place/structured.ts'
import type { Network } from '../../site/network.ts'
import type { Site } from '../../site/site.ts'
import { without } from '../../site/structured.ts'
import type { DoctorSummary } from './summary.ts'

interface Source extends Pick<Site, 'language' | 'address'> {
  summary: DoctorSummary
  network: Network
}

/** The doctor's sessions at all locations. */
function sessionsOf({ timetable }: DoctorSummary): object[] {
  const current = timetable.schedules.filter(one => !beginsLater(one))
  const sessions = current.flatMap(({ weekday, startTime, endTime }) => {
    const day = weekdays[weekday - 1]
    return day ? [{ day, opens: startTime.slice(0, 5), closes: endTime.slice(0, 5) }] : []
  })
  return hoursData([...new Map(sessions.map(one => [JSON.stringify(one), one])).values()])
}

/** https://schema.org/Physician: specialties, locations, hours and languages. */
export function physicianData({ summary, network, language, address }: Source): object {
  const { doctor, name, specialists, places } = summary
  return without({
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name,
    url: address(`/doctors/${doctor.slug}`),
    image: doctor.photo && new URL(pictureAt(doctor.photo.src), address('/')).href,
    description: localizedText(doctor.headline, language),
    medicalSpecialty: specialists.map(one => localizedText(one.name, language)),
    knowsLanguage: doctor.languages,
    isAcceptingNewPatients: doctor.acceptingNewPatients,
    availableService: doctor.procedures?.map(one => ({
      '@type': 'MedicalProcedure',
      name: localizedText(one, language),
    })),
    hospitalAffiliation: places.map(place => placeReference(place, address)),
    memberOf: { '@type': 'MedicalOrganization', name: network.name, url: address('/') },
    address: places.map(postal),
    telephone: places[0]?.phones?.main ?? network.customerCare,
    openingHoursSpecification: sessionsOf(summary),
  })
}
