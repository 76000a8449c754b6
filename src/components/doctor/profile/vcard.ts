import { bookingPhone } from '#entities/appointment/booking-phone.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { localizedText } from '#entities/localized.ts'
import { calendarText } from '#entities/time/calendar-text.ts'
import { shortNameOf } from '../../place/address.ts'
import type { Network } from '../../site/network.ts'
import type { DoctorSummary } from './summary.ts'

const joined = (...parts: (string | undefined)[]) => parts.map(part => calendarText(part ?? '')).join(';')

/** Folds lines after 75 bytes; the next line begins with a blank: https://www.rfc-editor.org/rfc/rfc2426#section-2.6 */
export function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (Buffer.byteLength(current + sign) > 75) {
      lines.push(current)
      current = ' '
    }
    current += sign
  }
  return [...lines, current].join('\r\n')
}

/**
 * A doctor as a vCard, in version 3.0, which every phone supports: workplace and contact, no private data. Indonesian
 * names often have no family name, so the whole name is one field.
 */
export function vcardOf(
  { doctor, name, specialists, places }: DoctorSummary,
  network: Network,
  language: ContentLanguage,
  page: string,
): string {
  const [place] = places
  const phone = bookingPhone(place) ?? network.customerCare
  const email = place?.email1 ?? network.email
  const specialty = specialists.map(one => localizedText(one.name, language)).join(', ')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${joined('', doctor.name, '', doctor.prefix, doctor.suffix)}`,
    `FN:${calendarText(name)}`,
    `ORG:${joined(network.name, ...(place ? [shortNameOf(place)] : []))}`,
    specialty && `TITLE:${calendarText(specialty)}`,
    phone && `TEL;TYPE=WORK,VOICE:${calendarText(phone)}`,
    email && `EMAIL;TYPE=WORK:${calendarText(email)}`,
    place &&
      `ADR;TYPE=WORK:${joined('', '', [place.street, place.district].filter(Boolean).join(', '), place.city, place.province, place.postcode, place.country)}`,
    place?.geo && `GEO:${place.geo.latitude};${place.geo.longitude}`,
    `URL:${page}`,
    'END:VCARD',
  ]
  return `${lines
    .filter(Boolean)
    .map(line => folded(line as string))
    .join('\r\n')}\r\n`
}
