import { defineEntity, type ItemOf } from './entity.ts'
import {
  choice,
  date,
  flag,
  group,
  list,
  localized,
  media,
  money,
  number,
  references,
  richText,
  rows,
  slug,
  tags,
  text,
} from './fields.ts'

export const doctor = defineEntity({
  name: 'doctors',
  key: 'slug',
  title: 'name',
  page: 'doctors',
  fields: {
    slug: slug({ from: 'name' }),
    /** The full name as the hospital prints it, without titles. */
    name: text({ required: true, max: 160 }),
    prefix: text({ max: 60 }),
    suffix: text({ max: 120 }),
    photo: media(),
    gender: choice(['male', 'female', 'other', 'unknown']),
    specialists: references('specialists', { required: true }),
    subSpecialties: tags(),
    units: references('units'),
    headline: localized(text({ max: 200 })),
    biography: localized(richText()),
    education: rows({
      degree: text({ required: true }),
      institution: text({ required: true }),
      year: number({ min: 1920, max: 2100 }),
    }),
    certifications: tags(),
    conditions: list(localized(text({ required: true }))),
    procedures: list(localized(text({ required: true }))),
    languages: tags(),
    experienceSince: number({ min: 1930, max: 2100 }),
    acceptingNewPatients: flag(),
    telehealth: flag(),
    consultationFee: money(),
    bookable: flag(),
    featured: flag(),
    externalIds: group({ fhir: text(), bpjs: text(), his: text() }, { private: true }),
    /** Medical registration (STR): for the hospital's own check, never public. */
    licence: group({ number: text(), validTo: date() }, { private: true }),
  },
  list: [
    'slug',
    'name',
    'prefix',
    'suffix',
    'photo',
    'gender',
    'specialists',
    'units',
    'headline',
    'languages',
    'acceptingNewPatients',
    'telehealth',
    'bookable',
    'featured',
  ],
  admin: { group: 'hospital', path: 'hospitals/doctors', icon: 'stethoscope', add: true },
})
export type Doctor = ItemOf<typeof doctor>

/** The name with its titles, as Indonesians write it: `dr. Ayu Lestari, Sp.JP`. */
export const fullName = (one: Pick<Doctor, 'name' | 'prefix' | 'suffix'>): string =>
  [[one.prefix, one.name].filter(Boolean).join(' '), one.suffix].filter(Boolean).join(', ')
