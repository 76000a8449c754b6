import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from './language.ts'
import { leave } from './leave.ts'
import { $leaving } from './session.ts'

afterEach(() => {
  $leaving.set(false)
  chooseLanguage('en')
  vi.unstubAllGlobals()
})

test.each([
  ['en', '/'],
  ['de', '/'],
  ['id', '/id'],
] as const)('signing out with %s stored leads to %s', async (language, home) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('fetch', async () => Response.json({ result: null, meta: { message: 'ok' } }))
  chooseLanguage(language)
  await leave('patients')
  expect(assign).toHaveBeenCalledExactlyOnceWith(home)
})
