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

  it('comes from a name in any script, from the foreign id if that has no letters, and always fits our pattern', () => {
    const slugs = new UniqueSlugs([])
    const long = `${'x'.repeat(71)} yy`
    const all = [
      slugs.take(['نادية'], 'Prac-7'),
      slugs.take(['نادية'], 'Prac-8'),
      slugs.take(['🏥'], 'Prac-7'),
      slugs.take(['—'], '!!'),
      slugs.take([long], ''),
      slugs.take([long], ''),
    ]
    expect(all.slice(0, 4)).toEqual(['ndyh', 'ndyh-2', 'prac-7', 'item'])
    for (const slug of all) {
      expect(slug).toMatch(slugPattern)
      expect(slug.length).toBeLessThanOrEqual(80)
    }
  })
})
