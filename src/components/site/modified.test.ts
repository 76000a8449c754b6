import { expect, test } from 'vitest'
import { modifiedAt } from '#publishing/render/site-renderer.ts'
import { lastChange } from './modified.ts'

const at = (updatedAt: string) => ({ updatedAt })

test('the change of a page is the newest of what it is about', () => {
  const items = [at('2026-03-01T10:00:00.25Z'), null, at('2026-11-27T09:30:00.123456789Z'), undefined]
  expect(lastChange(items)).toBe('2026-11-27T09:30:00.000Z')
  expect(lastChange([null])).toBeUndefined()
})

test('the publisher reads it from the page', () => {
  expect(
    modifiedAt(Buffer.from('<meta property="og:updated_time" content="2026-11-27T09:30:00.000Z"><p>')),
  ).toBe('2026-11-27T09:30:00.000Z')
  expect(modifiedAt(Buffer.from('<p>'))).toBe('')
})
