import { formatMoment } from '#entities/clock.ts'
import { fullName } from '#entities/doctor.ts'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import type { Occurrence } from '#entities/schedule.ts'
import { sayIn } from '#i18n/texts-from-disk.ts'
import { composeMail } from '../mail/layout.ts'
import type { Message } from '../mail/outbox.ts'
import { publicAddress } from '../public-address.ts'
import type { LockedDoctor } from './locks.ts'
import type { LocationNames } from './proposals.ts'
import type { BookingRules } from './rules.ts'

interface Offered {
  doctor: LockedDoctor
  occurrence: Occurrence
  startsAt: Temporal.Instant
  expiresAt: Temporal.Instant
  names: LocationNames
}

/** A place has become free for somebody who waits for it, and is kept for them. */
export function offerMessage(
  { hospital, config }: BookingRules,
  { to, language }: { to: string; language: InterfaceLanguage },
  { doctor, occurrence, startsAt, expiresAt, names }: Offered,
): Message {
  const say = sayIn(language)
  const { timezone, location, schedule, date } = occurrence
  const name = fullName({
    name: doctor.name ?? doctor.slug,
    ...(doctor.prefix ? { prefix: doctor.prefix } : {}),
    ...(doctor.suffix ? { suffix: doctor.suffix } : {}),
  })
  const moment = formatMoment(startsAt, timezone, language)
  const until = formatMoment(expiresAt, timezone, language)
  const values = { doctor: name, moment, until, hospital }
  const text = (key: string) => say(`booking:mail.${key}`, values)
  const query = new URLSearchParams({ doctor: doctor.slug, date, schedule, startsAt: startsAt.toString() })
  const mail = composeMail({
    language,
    title: text('offer.title'),
    paragraphs: [text('offer.what'), text('offer.next')],
    details: [
      [text('doctor'), name],
      [text('when'), moment],
      [text('where'), names.get(location) ?? location],
    ],
    action: {
      label: text('offer.action'),
      url: publicAddress(config, `/patients/appointments/create?${query}`),
    },
    hospital,
  })
  return { kind: 'waiting-list.offer', to, language, ...mail }
}
