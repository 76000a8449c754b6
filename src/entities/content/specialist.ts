import { defineEntity } from '../entity.ts'
import { group, icon, list, localized, media, richText, slug, tags, text, textarea } from '../fields.ts'
import { specialtyDrawings } from '../media/drawings.ts'

/** A medical specialty. The specification calls it a specialist, and so do the paths. */
export const specialist = defineEntity({
  name: 'specialists',
  key: 'slug',
  title: 'name',
  page: 'specialists',
  fields: {
    slug: slug({ from: 'name' }),
    name: localized(text({ required: true })),
    /** What a patient would call it: 'heart doctor', 'dokter jantung'. */
    plainName: localized(text()),
    /** Synonyms and misspellings that search should understand, in any language. */
    alsoKnownAs: tags(),
    summary: localized(textarea({ max: 500 })),
    body: localized(richText()),
    conditions: list(localized(text({ required: true }))),
    treatments: list(localized(text({ required: true }))),
    icon: icon('/art/specialties/', specialtyDrawings),
    cover: media(),
    /** Codes of the other system, `system|code` or the code alone: doctors with these codes get this specialty. */
    codes: tags({ private: true }),
    externalIds: group({ fhir: text(), bpjs: text(), his: text() }, { private: true }),
  },
  list: ['slug', 'name', 'plainName', 'alsoKnownAs', 'summary', 'conditions', 'icon', 'cover'],
  admin: { group: 'hospital', path: 'hospitals/specialists', icon: 'heart-pulse', add: true },
})
