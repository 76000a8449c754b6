import { fullName } from '#entities/content/doctor.ts'
import { type Localized, localizedText } from '#entities/localized.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { dependantTexts } from '../appointments/messages/dependant-texts.ts'
import { emailLink } from '../kernel/public-address.ts'
import { composeMail } from '../mail/layout.ts'
import type { Message } from '../mail/message.ts'
import type { LockedDoctor } from '../patients/locks.ts'
import type { BookingRules } from '../schedules/booking-rules.ts'
import type { LocationNames } from '../schedules/location-names.ts'
import type { Replaced } from './replaced.ts'

export interface Specialty {
  slug: string
  name: Localized
}

interface Offered {
  doctor: LockedDoctor
  occurrence: Occurrence
  startsAt: Temporal.Instant
  expiresAt: Temporal.Instant
  names: LocationNames
  /** The patient of the entry, if it is not the reader of the email. */
  dependant: { id: string; name: string } | null
  /** The specialty of the entry, if it accepts any of its doctors. */
  specialty: Specialty | null
  /** The appointment that is released when the slot is booked. */
  replaced: Replaced | null
  /** The entry ends if this offer lapses too. */
  isLast: boolean
}

/** The email that offers a free slot, which is on hold for the patient. */
export function offerMessage(
  { hospital, config }: BookingRules,
  { to, language }: { to: string; language: InterfaceLanguage },
  { doctor, occurrence, startsAt, expiresAt, names, dependant, specialty, replaced, isLast }: Offered,
): Message {
  const t = translateIn(language)
  const { timezone, location, schedule, date } = occurrence
  const name = fullName({ ...doctor, name: doctor.name ?? doctor.slug })
  const moment = formatMoment(startsAt, timezone, language)
  const until = formatMoment(expiresAt, timezone, language)
  const values = { doctor: name, moment, until, hospital }
  const text = (key: string) => t(`booking:mail.${key}`, values)
  const query = new URLSearchParams({ doctor: doctor.slug, date, schedule, startsAt: startsAt.toString() })
  // The page uses it to show that the offer has lapsed.
  query.set('keptUntil', expiresAt.toString())
  if (specialty) query.set('specialist', specialty.slug)
  if (dependant) query.set('who', dependant.id)
  const dependantParts = dependantTexts(t, dependant)
  const any = specialty
    ? [t('booking:mail.offer.anyDoctor', { specialty: localizedText(specialty.name, language) })]
    : []
  const instead = replaced
    ? [
        t('booking:mail.offer.replaces', {
          moment: formatMoment(replaced.startsAt, replaced.timezone, language),
        }),
      ]
    : []
  const mail = composeMail({
    language,
    title: dependantParts.title(text('offer.title')),
    paragraphs: [
      ...dependantParts.paragraphs,
      text('offer.what'),
      ...any,
      ...instead,
      text(isLast ? 'offer.nextLast' : 'offer.next'),
    ],
    details: [
      ...dependantParts.details,
      [text('doctor'), name],
      [text('when'), moment],
      [text('where'), names.get(location)?.name ?? location],
    ],
    action: {
      label: text('offer.action'),
      url: emailLink(config, `/patients/appointments/create?${query}`, language),
    },
    hospital,
  })
  return { kind: 'waiting-list.offer', to, language, ...mail }
}
