import { expect, test } from 'vitest'
import { firstSentences } from './excerpt.ts'

test('a text is shortened to whole sentences, and has one in any case', () => {
  const text = 'Prof. Sari leads it with dr. Budi. It is open all day! Ask (e.g. by phone) at No. 4.'
  expect(firstSentences(text, 200)).toEqual([text, ''])
  expect(firstSentences(text, 60)).toEqual([
    'Prof. Sari leads it with dr. Budi. It is open all day!',
    'Ask (e.g. by phone) at No. 4.',
  ])
  expect(firstSentences(text, 10)[0]).toBe('Prof. Sari leads it with dr. Budi.')
  expect(firstSentences('No point at the end', 10)).toEqual(['No point at the end', ''])
  expect(firstSentences('', 10)).toEqual(['', ''])
})
