import { expect, test } from 'vitest'
import type { PublicItem } from '#entities/kinds.ts'
import { grouped } from './grouped.ts'
import { faqData } from './structured.ts'

type Question = PublicItem<'questions'>
const category = (slug: string) => ({ slug, name: { en: slug } }) as PublicItem<'question-categories'>
const question = (id: string, own: Partial<Question>) =>
  ({ id, question: { en: `${id}?` }, answer: answer('Yes <now>'), ...own }) as Question
const answer = (text: string) => ({
  en: { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

test('questions are grouped by category and sorted by position; those without an existing category come last', () => {
  const groups = grouped(
    [category('a'), category('empty'), category('b')],
    [
      question('late', { category: 'a', position: 9 }),
      question('lost', { category: 'gone' }),
      question('b1', { category: 'b' }),
      question('none', {}),
      question('early', { category: 'a', position: 1 }),
      question('unsorted', { category: 'a' }),
    ],
  )
  expect(groups.map(one => [one.category?.slug, one.questions.map(two => two.id)])).toEqual([
    ['a', ['early', 'late', 'unsorted']],
    ['b', ['b1']],
    [undefined, ['lost', 'none']],
  ])
})

test('the structured data have question and answer as plain text, with the other language as fallback', () => {
  const data = faqData([question('one', {})], 'id', new URL('https://hospital.example/id/questions'))
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'one?',
        url: 'https://hospital.example/id/questions#q-one',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Yes &lt;now&gt;</p>' },
      },
    ],
  })
})
