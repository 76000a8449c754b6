import { expect, test } from 'vitest'
import { choice, icon, text } from '#entities/fields.ts'
import { type KindSources, missingSteps, ownSources } from './content-kinds.ts'

test('every kind of content is complete', () => {
  expect(missingSteps(ownSources())).toEqual([])
})

const labels = {
  kinds: { notices: { one: 'Notice', many: 'Notices' } },
  fields: { title: 'Title', tone: 'Tone', sign: 'Sign' },
  fields_of: {},
  options: { calm: 'Calm', bell: 'Bell' },
}
const whole: KindSources = {
  definitions: [{ file: 'src/entities/notice.ts', name: 'notices' }],
  kinds: {
    notices: {
      name: 'notices',
      fields: { title: text(), tone: choice(['calm']), sign: icon('/art/', ['bell']) },
      page: 'notices',
      admin: { icon: 'mail' },
    },
  },
  labels: { en: labels },
  seeds: { notices: [{ sign: 'bell' }] },
  samples: { notices: {} },
  routes: ['src/pages/[...locale]/notices/[slug].astro'],
}
const notices = whole.kinds.notices as KindSources['kinds'][string]

test.each<[string, Partial<KindSources>, string[]]>([
  ['nothing', {}, []],
  [
    'its line in kinds.ts',
    { kinds: {} },
    [
      "src/entities/notice.ts defines 'notices', which kinds.ts does not list. Add it to src/entities/kinds.ts.",
    ],
  ],
  [
    'its words',
    {
      labels: {
        en: { ...labels, kinds: {}, fields: { title: 'Title', sign: 'Sign' }, options: { bell: 'Bell' } },
      },
    },
    [
      "'notices' has no texts for kinds.notices.one, kinds.notices.many, fields.tone, options.calm. Add them to locales/en/entities.json.",
    ],
  ],
  [
    'the label of a filter that is in no field',
    { kinds: { notices: { ...notices, derivedFilters: { location: 'addresses' } } } },
    ["'notices' has no texts for fields.location. Add them to locales/en/entities.json."],
  ],
  ['its seed', { seeds: {} }, ["'notices' has no seed. Add seeds/notices.ts, which exports its items."]],
  [
    'a valid sample',
    { samples: { notices: { title: 1 } } },
    [
      "The sample of 'notices' has wrong values for title. Add these to `special` in tests/content-samples.ts.",
    ],
  ],
  [
    'its public pages',
    { routes: [] },
    [
      "'notices' has pages at /notices, and no file renders them. Add src/pages/[...locale]/notices/[slug].astro and src/pages/[...locale]/notices/index.astro.",
    ],
  ],
  [
    'an icon that exists',
    { kinds: { notices: { ...notices, admin: { icon: 'unicorn' } } } },
    [
      "src/entities/notice.ts names the icon 'unicorn', which does not exist. Choose one of src/entities/office/admin-icon.ts, or add it there and in src/portal/admin/layout/icons.tsx.",
    ],
  ],
  [
    'a drawing that a seed names',
    { seeds: { notices: [{ sign: 'unicorn' }] } },
    [
      "A seed of 'notices' names the icon 'unicorn', which does not exist. Choose one of src/entities/media/drawings.ts, or add it there and in tools/art.",
    ],
  ],
])('a kind without %s is told with the file that mends it', (_what, changed, sentences) => {
  expect(missingSteps({ ...whole, ...changed })).toEqual(sentences)
})
