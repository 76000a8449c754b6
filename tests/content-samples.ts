import type { Field, Widget } from '#entities/fields.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'

const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sample' }] }] }
const values: Partial<Record<Widget, unknown>> = {
  date: '2027-01-01',
  dateTime: '2027-01-01T09:00:00+07:00',
  email: 'a@example.org',
  flag: true,
  media: { src: '/art/specialties/hospital.svg' },
  number: 1,
  richText: text,
  slug: 'sample',
  time: '09:00',
  url: 'https://example.org',
}
/** Items that tests/small-hospital.ts has. */
const keys: Record<string, string> = {
  addresses: 'jakarta',
  doctors: 'ayu',
  'package-categories': 'checkup',
  specialists: 'cardiology',
}

/** A value that the field allows. */
function sampleOf({ widget, localized, options, references = '' }: Field): unknown {
  if (localized) return widget === 'richText' ? { en: text } : { en: 'Sample', id: 'Contoh' }
  if (widget === 'references') return [keys[references]]
  return options?.[0] ?? keys[references] ?? values[widget] ?? 'Sample'
}

/** Values that the widget does not tell. */
const special: Partial<Record<ContentKind, object>> = {
  addresses: { timezone: 'Asia/Jakarta', email1: 'a@example.org' },
  testimonials: { consentAt: '2026-01-01' },
}

/** The required fields of each kind, for tests that write an item of every kind. */
export const contentSamples = Object.fromEntries(
  contentKinds.map(kind => [
    kind,
    {
      ...Object.fromEntries(
        Object.entries(entityOf(kind).fields)
          .filter(([, field]) => field.required)
          .map(([name, field]) => [name, sampleOf(field)]),
      ),
      ...special[kind],
    },
  ]),
) as Record<ContentKind, Record<string, unknown>>
