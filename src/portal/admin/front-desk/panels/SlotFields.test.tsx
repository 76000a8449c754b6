import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlotFields } from './SlotFields.tsx'
import type { SlotChoice } from './use-slot-choice.ts'

test('a missing choice is said once: by an alert while the times are loading, then by their field', () => {
  const reading = { data: undefined, error: null, refetch: () => {} }
  const session = {
    schedule: 's',
    startsAt: '2026-11-23T02:00:00Z',
    timezone: 'Asia/Jakarta',
    location: 'jakarta',
  }
  const times = { session, slots: [{ startsAt: session.startsAt }] }
  const shown = (choice: object) => {
    const known = { week: reading, sessions: reading, open: [], slots: [], ...choice }
    return renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <SlotFields choice={known as unknown as SlotChoice} problem="Choose a time" />
      </QueryClientProvider>,
    )
  }
  const alert = /role="alert".*Choose a time/
  expect(shown({})).toMatch(alert)
  expect(shown({ week: { ...reading, data: [] }, session })).toMatch(alert)
  const loaded = shown({ week: { ...reading, data: [] }, sessions: { ...reading, data: [] }, ...times })
  expect(loaded).not.toContain('role="alert"')
  expect(loaded.split('Choose a time')).toHaveLength(2)
})
