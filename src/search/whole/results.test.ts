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
  elsewhere_insurer: 'Other insurers.',
}
const html = (kind: string, elsewhere: 'day' | '' = '', { total = 1, only = '' } = {}) =>
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
            total,
            hits: [{ path: '/a', title: 'Judul', text: 'Teks', titleIn: 'id', textIn: 'id' }],
          },
        ],
      },
      { q: 'q', kind: only },
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

test('where results are cut, a link leads to all of them', () => {
  expect(html('doctors', '', { total: 61, only: 'doctors' })).toContain('href="/doctors?search=q">all</a>')
  expect(html('articles', '', { total: 6 })).toContain('href="/search?q=q&amp;kind=articles">all</a>')
  expect(html('articles')).not.toContain('>all</a>')
})
