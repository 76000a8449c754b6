import { beforeAll, describe, expect, test } from 'vitest'
import { demoDirectory, demoSiteIndex } from '../../../tests/demo-directory.ts'
import type { Directory } from '../directory.ts'
import { createEngine } from '../engine.ts'
import type { SiteDocument, SiteIndex, WholeFound } from './site-index.ts'
import { createWholeEngine } from './whole-engine.ts'

const now = Date.parse('2026-11-20T03:00:00Z')
let index: SiteIndex
let find: (q: string, language?: 'en' | 'id', kind?: string) => WholeFound
let directory: Directory
const finderOf = (data: Directory, site = index): typeof find => {
  const search = createWholeEngine(createEngine(data), data, site)
  return (q, language = 'en', kind = '') => search({ q, kind, language, now })
}
beforeAll(async () => {
  index = await demoSiteIndex()
  directory = await demoDirectory()
  find = finderOf(directory)
})
/** Finds in the demo's index with further articles. */
const withArticles = (more: Omit<SiteDocument, 'kind'>[]) => {
  const kind = index.kinds.findIndex(one => one.id === 'articles')
  return finderOf(directory, {
    ...index,
    documents: [...index.documents, ...more.map(one => ({ kind, ...one }))],
  })
}
const pathsOf = ({ groups }: WholeFound, kind?: string) =>
  groups.filter(one => !kind || one.kind === kind).flatMap(group => group.hits.map(hit => hit.path))

test.each([
  ['ayu lestari', '/doctors/ayu-lestari-kusumaningtyas'],
  ['jantung', '/specialists/cardiology'],
  ['heart', '/units/jkt-jantung'],
  ['heart', '/packages/heart-check'],
  ['asuransi', '/questions'],
  ['parkir', '/facilities/parking'],
  ['nurse', '/career/intensive-care-nurse-jakarta'],
  ['chest pain minutes', '/articles/chest-pain-when-minutes-count'],
  ['mri jakarta', '/news/second-mri-in-jakarta'],
  ['artikel tidur', '/articles/sleeping-better'],
  ['alamat jakarta', '/contact/jakarta'],
])('“%s” finds %s', (q, path) => {
  expect(pathsOf(find(q, 'en'))).toContain(path)
  expect(pathsOf(find(q, 'id'))).toContain(path)
})

test('a word finds what only the other language says, with the titles of the reader’s language', () => {
  const hit = (language: 'en' | 'id') =>
    find('vaccination', language)
      .groups.find(one => one.kind === 'articles')
      ?.hits.find(one => one.path === '/articles/childhood-vaccination')
  expect(hit('id')?.title).toBeTruthy()
  expect(hit('id')?.title).not.toBe(hit('en')?.title)
  expect(hit('en')?.text.length).toBeLessThan(145)
})

test('a misspelt word is corrected and said to be', () => {
  const found = find('insurence')
  expect(found.corrected).toBe('insurance')
  expect(pathsOf(found)).toContain('/questions')
})

test('a word that a page has as typed brings no doctor of a similar word', () => {
  expect(pathsOf(find('parking'), 'doctors')).toEqual([])
})

test('kinds are counted, shown in part, and alone in full', () => {
  const group = find('jakarta').groups.find(one => one.kind === 'doctors')
  expect(group?.total).toBeGreaterThan(5)
  expect(group?.hits).toHaveLength(5)
  const alone = find('jakarta', 'en', 'doctors')
  expect(alone.groups.map(one => one.kind)).toEqual(['doctors'])
  expect(alone.groups[0]?.hits).toHaveLength(alone.groups[0]?.total as number)
})

test('of one kind no result is cut', () => {
  const all = Array.from({ length: 70 }, (_, i) => ({
    path: `articles/zebra-${i}`,
    title: { en: `Zebra ${i}`, id: `Zebra ${i}` },
  }))
  const [group] = withArticles(all)('zebra', 'en', 'articles').groups
  expect(group).toMatchObject({ kind: 'articles', total: 70 })
  expect(group?.hits).toHaveLength(70)
})

test.each(['???', '<script>alert(1)</script>', 'qqqq wwww zzzz', '張偉', 'a'.repeat(5000)])(
  'odd text finds nothing: %.30s',
  q => {
    expect(find(q)).toEqual({ total: 0, corrected: '', elsewhere: '', groups: [] })
  },
)

test.each([
  ['jam buka', 'pages', '/contact'],
  ['clinic', 'pages', '/units'],
  ['help', 'pages', '/questions'],
])('“%s”, which says nothing of a doctor, finds its page and not every doctor', (q, kind, path) => {
  const found = find(q)
  expect(pathsOf(found, kind)).toContain(path)
  expect(pathsOf(found, 'doctors')).toEqual([])
})

test('“dokter”, of which there is no page, finds every doctor', () => {
  expect(find('dokter').groups.map(({ kind, total }) => [kind, total])).toEqual([
    ['doctors', createEngine(directory)({ search: '', language: 'en', now }).total],
  ])
})

test.each([
  ['dokter anak makassar sabtu', 'day'],
  ['dokter urologi jayapura', 'place'],
  ['jantung', ''],
])('“%s” says whether its doctors are at another place or day', (q, elsewhere) => {
  const found = find(q)
  expect(pathsOf(found, 'doctors')).not.toEqual([])
  expect(found.elsewhere).toBe(elsewhere)
  expect(find(q, 'en', 'units').elsewhere).toBe('')
})

test('a title is read as a query is', () => {
  const title = { en: 'Video call: how it works', id: 'Video call: caranya' }
  expect(pathsOf(withArticles([{ path: 'articles/call', title }])('video call works'))).toContain(
    '/articles/call',
  )
  const long = { en: 'Zebra lion tiger leopard giraffe elephant rhino hippo kangaroo', id: 'Zebra' }
  expect(pathsOf(withArticles([{ path: 'articles/long', title: long }])('kangaroo'))).toContain(
    '/articles/long',
  )
})

test('a result in the other language says which one', () => {
  const [hit] = withArticles([
    { path: 'articles/zebra', title: { id: 'Zebra' }, text: { en: 'An animal', id: 'Seekor hewan' } },
  ])('zebra').groups.flatMap(group => group.hits)
  expect(hit).toEqual({ path: '/articles/zebra', title: 'Zebra', text: 'An animal', titleIn: 'id' })
})

test('every kind of content with pages is in the index, and doctors are not repeated', () => {
  const ids = index.kinds.map(one => one.id)
  for (const kind of [
    'units',
    'facilities',
    'packages',
    'articles',
    'news',
    'job-offers',
    'questions',
    'addresses',
  ])
    expect(
      index.documents.some(one => one.kind === ids.indexOf(kind)),
      kind,
    ).toBe(true)
  expect(index.documents.some(one => one.path.startsWith('doctors/'))).toBe(false)
  expect(index.kinds.every(one => one.title.en && one.title.id)).toBe(true)
})

describe('words that editors lead', () => {
  const missing = 'akupunktur'
  test('find nothing before', () => {
    expect(pathsOf(find(missing))).not.toContain('/specialists/rehabilitation')
  })
  test.each([
    ['specialists', 'cardiology', '/specialists/cardiology'],
    ['doctors', 'ayu-lestari-kusumaningtyas', '/doctors/ayu-lestari-kusumaningtyas'],
    ['packages', 'heart-check', '/packages/heart-check'],
    ['questions', '11', '/questions#q-11'],
    ['articles', 'sleeping-better', '/articles/sleeping-better'],
    ['pages', 'career', '/career'],
  ] as const)('find their target of %s', async (kind, key, path) => {
    const directory = await demoDirectory([{ words: missing, target: `${kind}/${key}` }])
    const found = finderOf(directory)(missing)
    expect(pathsOf(found)).toContain(path)
    // The doctors' own search offers it as well.
    const own = createEngine(directory)({ search: missing, language: 'en', now })
    const offered = [
      ...own.pages.map(one => `/${one.slug}`),
      ...own.understood.map(one => `/specialists/${one.slug}`),
    ]
    expect(offered).toContain(path)
  })
})
