import { defineEntity } from '../entity.ts'
import {
  choice,
  flag,
  group,
  list,
  localized,
  media,
  phone,
  reference,
  references,
  richText,
  rows,
  slug,
  text,
  textarea,
  time,
} from '../fields.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** Opening hours: wall time at the location; `opens` equal to `closes` means around the clock. */
export const hours = () =>
  rows({
    day: choice(weekdays, { required: true }),
    opens: time({ required: true }),
    closes: time({ required: true }),
  })

export const unitTypes = [
  'emergency',
  'outpatient',
  'inpatient',
  'intensive-care',
  'surgery',
  'maternity',
  'laboratory',
  'radiology',
  'pharmacy',
  'dialysis',
  'rehabilitation',
  'checkup',
  'other',
] as const

export const unit = defineEntity({
  name: 'units',
  key: 'code',
  title: 'name',
  page: 'units',
  fields: {
    code: slug({ from: 'name' }),
    name: localized(text({ required: true })),
    type: choice(unitTypes),
    specialists: references('specialists'),
    location: reference('addresses', { required: true }),
    floor: text({ max: 60 }),
    room: text({ max: 60 }),
    phones: list(phone({ required: true })),
    hours: hours(),
    walkIn: flag(),
    referralRequired: flag(),
    onlineBooking: flag(),
    summary: localized(textarea({ max: 500 })),
    body: localized(richText()),
    preparation: localized(textarea()),
    operatingStatus: choice(['open', 'limited', 'closed']),
    cover: media(),
    externalIds: group({ fhir: text(), bpjs: text(), his: text() }, { private: true }),
  },
  list: [
    'code',
    'name',
    'type',
    'specialists',
    'location',
    'floor',
    'hours',
    'walkIn',
    'summary',
    'operatingStatus',
    'cover',
  ],
  admin: { group: 'hospital', path: 'hospitals/units', icon: 'building', add: true },
})
