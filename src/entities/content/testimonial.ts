import { defineEntity } from '../entity.ts'
import { choice, date, flag, localized, reference, text, textarea } from '../fields.ts'

/** A patient's own words. Public only with consent and after an administrator has published it. */
export const testimonial = defineEntity({
  name: 'testimonials',
  key: 'id',
  title: 'displayName',
  fields: {
    displayName: text({ required: true, max: 80 }),
    text: localized(textarea({ required: true, max: 1200 })),
    originalLanguage: choice(['en', 'id']),
    doctor: reference('doctors'),
    unit: reference('units'),
    /** The first day of the month of the visit. */
    visitMonth: date(),
    /** The day on which the patient agreed to publication. */
    consentAt: date({ required: true, private: true }),
    verifiedVisit: flag(),
  },
  list: ['displayName', 'text', 'originalLanguage', 'doctor', 'unit', 'visitMonth', 'verifiedVisit'],
  admin: { group: 'hospital', path: 'hospitals/testimonials', icon: 'quote', add: true },
})
