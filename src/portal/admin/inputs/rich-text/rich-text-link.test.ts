import { expect, test } from 'vitest'
import { completeLink } from './rich-text-link.ts'

test('a typed link gets its scheme', () => {
  expect(completeLink(' example.org/a?b ')).toBe('https://example.org/a?b')
  expect(completeLink('desk@example.org')).toBe('mailto:desk@example.org')
  expect(completeLink('/doctors')).toBe('/doctors')
  expect(completeLink('javascript:alert(1)')).toBe('javascript:alert(1)')
})
