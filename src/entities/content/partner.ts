import { defineEntity } from '../entity.ts'
import {
  choice,
  flag,
  group,
  localized,
  media,
  reference,
  references,
  rows,
  slug,
  text,
  textarea,
  url,
} from '../fields.ts'

const coverage = () => group({ inpatient: flag(), outpatient: flag(), cashless: flag() })

export const partner = defineEntity({
  name: 'partners',
  key: 'slug',
  title: 'name',
  fields: {
    slug: slug({ from: 'name' }),
    name: text({ required: true, max: 160 }),
    /** `bpjs` is the national health insurance, which patients choose as a payer of its own. */
    kind: choice(['insurer', 'bpjs', 'company', 'supplier', 'educator'], { required: true }),
    logo: media(),
    url: url(),
    coverage: coverage(),
    /** Where it pays for patients. Without rows the site says nothing about places. */
    takenAt: rows({
      location: reference('addresses', { required: true }),
      coverage: coverage(),
      bring: localized(textarea({ max: 500 })),
      /** Of the doctors who practise there, all take it but these. */
      exceptSpecialists: references('specialists'),
      exceptDoctors: references('doctors'),
    }),
  },
  list: ['slug', 'name', 'kind', 'logo', 'url', 'coverage', 'takenAt'],
  admin: { group: 'hospital', path: 'hospitals/partners', icon: 'handshake', add: true },
})
