import { defineEntity } from '../entity.ts'
import {
  choice,
  flag,
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
} from '../fields.ts'
import { hours } from './unit.ts'

export const facilityKinds = [
  'room',
  'diagnostic',
  'treatment',
  'surgery',
  'emergency',
  'pharmacy',
  'rehabilitation',
  'worship',
  'family',
  'parking',
  'food',
  'other',
] as const

/** Facilities for visitors: rooms, machines, the pharmacy, parking. */
export const facility = defineEntity({
  name: 'facilities',
  key: 'slug',
  title: 'name',
  page: 'facilities',
  fields: {
    slug: slug({ from: 'name' }),
    name: localized(text({ required: true })),
    kind: choice(facilityKinds),
    summary: localized(textarea({ max: 500 })),
    body: localized(richText()),
    cover: media(),
    gallery: list(media({ required: true }), { max: 24 }),
    places: rows({
      location: reference('addresses', { required: true }),
      floor: text({ max: 60 }),
      information: localized(textarea({ max: 400 })),
      hours: hours(),
      phone: phone(),
    }),
    /** The units that send patients there. */
    units: references('units'),
    onHome: flag(),
  },
  list: ['slug', 'name', 'kind', 'summary', 'cover', 'onHome'],
  admin: { group: 'hospital', path: 'hospitals/facilities', icon: 'bed', add: true },
})
