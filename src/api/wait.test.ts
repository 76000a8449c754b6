import { afterEach, expect, test, vi } from 'vitest'
import { $token } from '#state/token.ts'
import { waitFor } from './wait.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  $token.set(undefined)
})

test('a question that waits carries the token and the language, and does not extend the session', async () => {
  $token.set('rwt_secret')
  let sent: Headers | undefined
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent = new Headers(init.headers)
    return Response.json({ result: { seen: 4, changed: false }, meta: {} })
  })
  const query = { location: 'jakarta' }
  await waitFor('/api/admins/desk/changes', new AbortController().signal, { query })
  expect(Object.fromEntries(sent ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    authorization: 'Bearer rwt_secret',
  })
})
