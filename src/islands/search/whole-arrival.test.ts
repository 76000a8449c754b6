import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWhole } from './whole-arrival.ts'

const missed = vi.hoisted(() => [] as string[])
vi.mock('./query-directory.ts', () => ({
  queryWhole: async () => ({ total: 0, corrected: '', elsewhere: '', groups: [] }),
}))
vi.mock('../live/page-views.ts', () => ({ countMissed: (words: string) => missed.push(words) }))
vi.mock('./show-emergency.ts', () => ({ showEmergency: () => {} }))

beforeEach(() => {
  missed.length = 0
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: () => {} },
    documentElement: { classList: { remove: () => {} } },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function arrive(search: string): Promise<string[]> {
  vi.stubGlobal('location', { search })
  await answerWhole({
    dataset: { whole: '{"language":"en"}' },
    querySelector: () => null,
  } as unknown as HTMLElement)
  await new Promise(resolve => setTimeout(resolve))
  return missed
}

test('words that found nothing are counted, but not where one kind was asked for, as on the server', async () => {
  expect(await arrive('?q=akupunktur&kind=units')).toEqual([])
  expect(await arrive('?q=akupunktur')).toEqual(['akupunktur'])
})
