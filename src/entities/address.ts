import { defineEntity } from './entity.ts'
import {
  choice,
  date,
  email,
  flag,
  geo,
  group,
  localized,
  media,
  phone,
  slug,
  text,
  textarea,
} from './fields.ts'
import { hours } from './unit.ts'

/** IANA zones by name. `supportedValuesOf` leaves out links such as UTC, which a directory may well carry. */
export function isTimeZone(zone: string): boolean {
  // Offsets pass in Intl, but know no summer time.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
const timeZone = () => {
  const base = text({ required: true, max: 64 })
  return { ...base, schema: base.schema.refine(isTimeZone, 'validation:timeZone') }
}

/** A place of the network, with its own clock. */
export const address = defineEntity({
  name: 'addresses',
  key: 'code',
  title: 'officialName',
  fields: {
    code: slug({ from: 'officialName' }),
    officialName: text({ required: true }),
    shortName: text({ max: 80 }),
    type: choice(['hospital', 'clinic', 'laboratory', 'pharmacy', 'other']),
    street: text(),
    district: text(),
    city: text(),
    province: text(),
    postcode: text({ max: 20 }),
    country: text({ max: 2 }),
    geo: geo(),
    timezone: timeZone(),
    /** Directories of other systems often have none; pages then show the settings' address. */
    email1: email(),
    phones: group({
      main: phone(),
      customer_care: phone(),
      emergency_call: phone(),
      emergencyNumber: phone(),
    }),
    whatsappNumber: phone(),
    hours: hours(),
    emergencyOpen24h: flag(),
    operatingStatus: group({
      status: choice(['open', 'limited', 'closed']),
      text: localized(text()),
      since: date(),
      until: date(),
    }),
    accessibility: localized(textarea()),
    transport: localized(textarea()),
    cover: media(),
    isMain: flag(),
    lastVerifiedAt: date(),
    externalIds: group({ fhir: text(), bpjs: text(), his: text() }, { private: true }),
  },
  list: [
    'code',
    'officialName',
    'shortName',
    'type',
    'street',
    'district',
    'city',
    'province',
    'postcode',
    'country',
    'geo',
    'timezone',
    'email1',
    'phones',
    'whatsappNumber',
    'hours',
    'emergencyOpen24h',
    'operatingStatus',
    'cover',
    'isMain',
  ],
  admin: { group: 'hospital', path: 'hospitals/addresses', icon: 'map-pin', add: true },
})
