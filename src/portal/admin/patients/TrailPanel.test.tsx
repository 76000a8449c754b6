import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { trailOptions } from './calls.ts'
import { TrailPanel } from './TrailPanel.tsx'

test('the audit entries about a patient have pages: each look at the patient is one', () => {
  const client = new QueryClient()
  const entry = { at: '2026-11-23T02:00:00Z', by: 'Dewi', action: 'patient.read', objectKind: 'patient' }
  const shown = (total: number) => {
    client.setQueryData(trailOptions('p1', 1).queryKey, {
      result: [entry],
      meta: { message: '', total },
    } as never)
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <TrailPanel id="p1" onClose={() => {}} />
      </QueryClientProvider>,
    )
  }
  expect(shown(51)).toContain('list.next')
  expect(shown(50)).not.toContain('list.next')
})
