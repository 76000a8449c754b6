import { defineEntity } from '../entity.ts'
import {
  choice,
  date,
  flag,
  group,
  list,
  localized,
  media,
  number,
  references,
  richText,
  rows,
  slug,
  text,
  textarea,
} from '../fields.ts'

export const packageProgram = defineEntity({
  name: 'packages',
  key: 'slug',
  title: 'title',
  page: 'packages',
  fields: {
    slug: slug({ from: 'title' }),
    title: localized(text({ required: true })),
    categories: references('package-categories', { required: true }),
    summary: localized(textarea({ max: 500 })),
    details: localized(richText()),
    inclusions: rows({
      group: localized(text({ max: 80 })),
      item: localized(text({ required: true })),
      note: localized(text()),
    }),
    /** `amount` and `before` in the currency's main unit; from `validFrom` to `validTo`, both included. */
    price: group({
      amount: number({ required: true, max: 1_000_000_000_000, integer: false }),
      currency: text({ required: true, max: 3 }),
      validFrom: date(),
      validTo: date(),
      before: number({ max: 1_000_000_000_000, integer: false }),
    }),
    priceNote: localized(text({ max: 300 })),
    additionalInformation: localized(richText()),
    termsAndConditions: localized(richText()),
    termsVersion: text({ max: 40 }),
    forWhom: group({
      sex: choice(['everybody', 'female', 'male']),
      ageFrom: number({ max: 120 }),
      ageTo: number({ max: 120 }),
    }),
    preparation: localized(textarea({ max: 1000 })),
    durationMinutes: number({ max: 10_080 }),
    locations: references('addresses'),
    /** Partners that pay for it; none: the patient pays. */
    insurers: references('partners'),
    recommended: flag(),
    bookingMode: choice(['chat', 'phone', 'appointment']),
    cover: media(),
    gallery: list(media({ required: true }), { max: 24 }),
  },
  list: ['slug', 'title', 'categories', 'summary', 'price', 'priceNote', 'locations', 'recommended', 'cover'],
  admin: { group: 'packages', path: 'packages/programs', icon: 'package', add: true },
})
