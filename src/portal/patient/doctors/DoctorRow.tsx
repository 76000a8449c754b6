import { localizedText } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { fullName } from '#entities/people/full-name.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { useShortMoment } from '../appointments/moments.ts'
import { useBookingLink } from '../appointments/use-booking-link.ts'
import type { JoinedDoctor, Specialist } from './doctor-search.ts'

interface Props {
  known: JoinedDoctor
  specialists: ReadonlyMap<string, Specialist>
  locations: ReadonlyMap<string, string>
  flagsLoading: boolean
}

/** One doctor: name, specialties, whether available today, and the next free slot. */
export function DoctorRow({ known, specialists, locations, flagsLoading }: Props) {
  const { t, language } = useTranslation()
  const { doctor, availability } = known
  const name = fullName(doctor)
  const book = useBookingLink()
  const special = doctor.specialists
    .map(slug => localizedText(specialists.get(slug)?.name, language))
    .filter(Boolean)
  return (
    <li className="card doctor">
      <Avatar src={doctor.photo ? pictureAt(doctor.photo.src, 320) : null} size={64} />
      <div className="grid gap-1 text-15 leading-[1.45]">
        <h2 className="doctor-name">
          <a href={paths.doctorPage(doctor.slug, language)}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className="text-ink-soft">{special.join(', ')}</p>
        {availability ? (
          <Free known={known} locations={locations} />
        ) : (
          flagsLoading && <Skeleton className="w-36" />
        )}
      </div>
      {doctor.bookable && (
        <LinkButton
          variant={availability?.nextFree === null ? 'quiet' : 'brand'}
          to={book({ doctor: doctor.slug })}
          aria-label={t('patient:doctors.bookWith', { doctor: name })}
        >
          {t('patient:doctors.book')}
        </LinkButton>
      )}
    </li>
  )
}

function Free({ known: { doctor, availability }, locations }: Pick<Props, 'known' | 'locations'>) {
  const { t } = useTranslation()
  const shortMoment = useShortMoment()
  const today = availability?.availableToday
  const next = availability?.nextFree
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone={today ? 'success' : 'neutral'} dot>
          {t(today ? 'patient:doctors.today' : 'patient:doctors.notToday')}
        </Badge>
        {availability?.worksToday && !today && (
          <span>
            {t(
              availability.byTelephoneToday ? 'patient:doctors.telephoneToday' : 'patient:doctors.fullToday',
            )}
          </span>
        )}
      </p>
      <p>
        {next
          ? t('patient:doctors.next', {
              when: shortMoment(next.startsAt, next.timezone),
              where: locations.get(next.location) ?? next.location,
            })
          : t(doctor.bookable ? 'patient:doctors.nothingFree' : 'patient:doctors.notBookable')}
      </p>
    </>
  )
}
