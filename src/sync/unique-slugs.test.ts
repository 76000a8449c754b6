import { describe, expect, it } from 'vitest'
import { slugPattern } from '#entities/fields.ts'
import { UniqueSlugs } from './unique-slugs.ts'

describe('the address of an imported item', () => {
  it('is never given twice, and prefers a more specific name to a number', () => {
    const slugs = new UniqueSlugs(['genoa', 'ann-lee'])
    expect(slugs.take(['Genoa', 'Genoa Hartford'], 'x')).toBe('genoa-hartford')
    expect(slugs.take(['Genoa', 'Genoa Hartford'], 'x')).toBe('genoa-hartford-2')
    expect([slugs.take(['Ann Lee'], 'x'), slugs.take(['Ann Lee'], 'x')]).toEqual(['ann-lee-2', 'ann-lee-3'])
  })

  it('comes from the foreign id if a name has no Latin letter, and always fits our pattern', () => {
    const slugs = new UniqueSlugs([])
    const long = `${'x'.repeat(71)} yy`
    const all = [
      slugs.take(['نادية'], 'Prac-7'),
      slugs.take(['ひと'], '!!'),
      slugs.take([long], ''),
      slugs.take([long], ''),
    ]
    expect(all.slice(0, 2)).toEqual(['prac-7', 'item'])
    for (const slug of all) {
      expect(slug).toMatch(slugPattern)
      expect(slug.length).toBeLessThanOrEqual(80)
    }
  })
})
