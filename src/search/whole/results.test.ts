import { expect, test } from 'vitest'
import { elementHtml } from '../elements/element.ts'
import { resultsOf } from './results.ts'

const texts = {
  found_one: 'one',
  found_other: 'some',
  corrected: 'as {{term}}',
  all: 'all',
  every: 'every',
  kinds: 'kinds',
  elsewhere_day: 'Other days.',
  elsewhere_place: 'Other places.',
  elsewhere_both: 'Both.',
}
const html = (kind: string, elsewhere: 'day' | '' = '') =>
  elementHtml(
    resultsOf(
      {
        total: 1,
        corrected: '',
        elsewhere,
        groups: [
          {
            kind,
            title: 'Kind',
            total: 1,
            hits: [{ path: '/a', title: 'Judul', text: 'Teks', titleIn: 'id', textIn: 'id' }],
          },
        ],
      },
      { q: 'q', kind: '' },
      { language: 'en', root: '', texts },
    ),
  )

test('a result in the other language has its language', () => {
  expect(html('articles')).toContain('<a href="/a" lang="id">Judul</a><p lang="id">Teks</p>')
})

test('the sentence about another day stands with the doctors', () => {
  expect(html('doctors', 'day')).toContain('<p class="read">Other days.</p><ul>')
  expect(html('articles', 'day')).not.toContain('Other days')
  expect(html('doctors')).not.toContain('Other days')
})
