import { expect, test } from 'vitest'
import { openContentQueries } from '#content/render-context.ts'
import { createEngine } from '#search/engine.ts'
import { demoDirectory } from '../../../tests/demo-directory.ts'
import { searchedPages } from './searched-pages.ts'

const find = createEngine(await demoDirectory())
const now = Date.parse('2026-11-20T03:00:00Z')
const pagesFor = (search: string) => find({ search, language: 'id', now }).pages

test.each([
  ['hipertensi', 'high-blood-pressure'],
  ['TBC', 'tuberculosis'],
  ['cuci darah', 'haemodialysis'],
  ['tes darah', 'blood-count'],
  ['operasi sesar', 'caesarean-section'],
  ['hypertension', 'high-blood-pressure'],
])('the name of a topic, “%s”, offers its page beside the doctors', (search, topic) => {
  expect(pagesFor(search).map(one => one.slug)).toContain(`health-topics/${topic}`)
  expect(find({ search, language: 'id', now }).total).toBeGreaterThan(0)
})

test('the topic is offered by its name in the language of the page', () => {
  expect(pagesFor('hipertensi')).toEqual([
    { slug: 'health-topics/high-blood-pressure', name: 'Darah tinggi', plainName: '' },
  ])
})

test.each(['darah', 'jantung', 'sakit kepala', 'dokter anak'])(
  'a word that is only a part of a name, as “%s”, offers no topic',
  search => {
    expect(pagesFor(search).filter(one => one.slug.startsWith('health-topics/'))).toEqual([])
  },
)

test('words lead to a question also after the two hundredth', async () => {
  const questions = Array.from({ length: 210 }, (_, i) => ({ id: `${i}`, question: { en: `Question ${i}` } }))
  const items: Record<string, object[]> = {
    questions,
    'search-leads': [{ words: 'akupunktur', target: 'questions/205' }],
  }
  openContentQueries(async path => {
    const result = items[/^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''] ?? []
    return Response.json({ result, meta: { message: '', total: result.length } })
  })
  const { path, title, phrases } = await searchedPages()
  const at = path.indexOf('questions#q-205')
  expect(title[at]).toEqual({ en: 'Question 205' })
  expect(phrases[at]).toBe('akupunktur')
  expect(path).not.toContain('questions#q-204')
})
