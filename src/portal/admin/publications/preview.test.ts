import { afterEach, expect, test, vi } from 'vitest'
import { openPreview } from './calls.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([true, false])('a preview is opened only of what was saved: %s', async isSaved => {
  const tab = { close: vi.fn(), location: { replace: vi.fn() }, opener: {} }
  vi.stubGlobal('window', { open: () => tab })
  vi.stubGlobal('fetch', async () =>
    Response.json({ result: { address: 'https://preview' }, meta: { message: '' } }),
  )
  await openPreview('doctors', 'ayu', 'en', async () => isSaved)
  expect(tab.location.replace.mock.calls.length).toBe(isSaved ? 1 : 0)
  expect(tab.close.mock.calls.length).toBe(isSaved ? 0 : 1)
})
