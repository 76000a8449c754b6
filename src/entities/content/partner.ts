import { defineEntity } from '../entity.ts'
import { choice, flag, group, media, slug, text, url } from '../fields.ts'

export const partner = defineEntity({
  name: 'partners',
  key: 'slug',
  title: 'name',
  fields: {
    slug: slug({ from: 'name' }),
    name: text({ required: true, max: 160 }),
    kind: choice(['insurer', 'company', 'supplier', 'educator'], { required: true }),
    logo: media(),
    url: url(),
    coverage: group({ inpatient: flag(), outpatient: flag(), cashless: flag() }),
  },
  list: ['slug', 'name', 'kind', 'logo', 'url', 'coverage'],
  admin: { group: 'hospital', path: 'hospitals/partners', icon: 'handshake', add: true },
})
