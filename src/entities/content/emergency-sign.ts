import { defineEntity } from '../entity.ts'
import { choice, date, flag, group, localized, phone, slug, tags, text, textarea, url } from '../fields.ts'

export const emergencyKinds = [
  'stroke',
  'heart',
  'breathing',
  'bleeding',
  'poisoning',
  'anaphylaxis',
  'seizures',
  'late-pregnancy',
  'infant-fever',
  'self-harm',
  'injury',
] as const

/** An emergency that a visitor may type into a search, and what to do before looking for a doctor. */
export const emergencySign = defineEntity({
  name: 'emergency-signs',
  key: 'slug',
  title: 'name',
  fields: {
    slug: slug({ from: 'name' }),
    name: localized(text({ required: true, max: 80 })),
    kind: choice(emergencyKinds, { required: true }),
    /** Phrases that people type. The matcher handles spelling, endings and word order: `src/search/emergency.ts`. */
    phrases: localized(tags()),
    /** With these words it is not an emergency. */
    exceptions: localized(tags()),
    advice: localized(textarea({ required: true, max: 400 })),
    /** A special number to call first; if absent, the emergency number. */
    callFirst: group({
      label: localized(text({ required: true, max: 80 })),
      number: phone({ required: true }),
      extension: text({ max: 8 }),
      url: url(),
    }),
    reviewedBy: text({ max: 120, private: true }),
    reviewedOn: date({ private: true }),
    reviewLapsed: flag({ private: true }),
  },
  list: ['slug', 'name', 'kind', 'reviewedBy', 'reviewedOn', 'reviewLapsed'],
  review: {
    scope: 'medical',
    by: 'reviewedBy',
    on: 'reviewedOn',
    words: ['name', 'kind', 'phrases', 'exceptions', 'advice', 'callFirst'],
    lapsed: 'reviewLapsed',
  },
  admin: { group: 'hospital', path: 'hospitals/emergency-signs', icon: 'siren', add: true },
})
