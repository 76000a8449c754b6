import { describe, expect, it } from 'vitest'
import { slugPattern } from '#entities/fields.ts'
import { SlugBook } from './slug-book.ts'

describe('the address of an imported item', () => {
  it('is never given twice, and prefers a more specific name to a number', () => {
    const book = new SlugBook(['genoa', 'ann-lee'])
    expect(book.take(['Genoa', 'Genoa Hartford'], 'x')).toBe('genoa-hartford')
    expect(book.take(['Genoa', 'Genoa Hartford'], 'x')).toBe('genoa-hartford-2')
    expect([book.take(['Ann Lee'], 'x'), book.take(['Ann Lee'], 'x')]).toEqual(['ann-lee-2', 'ann-lee-3'])
  })

  it('comes from the foreign id if a name has no Latin letter, and always fits our pattern', () => {
    const book = new SlugBook([])
    const long = `${'x'.repeat(71)} yy`
    const all = [
      book.take(['نادية'], 'Prac-7'),
      book.take(['ひと'], '!!'),
      book.take([long], ''),
      book.take([long], ''),
    ]
    expect(all.slice(0, 2)).toEqual(['prac-7', 'item'])
    for (const slug of all) {
      expect(slug).toMatch(slugPattern)
      expect(slug.length).toBeLessThanOrEqual(80)
    }
  })
})
