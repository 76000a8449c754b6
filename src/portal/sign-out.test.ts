import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '#state/language.ts'
import { $signingOut } from './session.ts'
import { signOut } from './sign-out.ts'

afterEach(() => {
  $signingOut.set(false)
  chooseLanguage('en')
  vi.unstubAllGlobals()
})

test.each([
  ['en', '/'],
  ['de', '/'],
  ['id', '/id'],
] as const)('signing out with %s stored leads to %s, and Back begins anew', async (language, home) => {
  const assign = vi.fn()
  const reload = vi.fn()
  const page = new EventTarget()
  vi.stubGlobal('location', { assign, reload })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async () => Response.json({ result: null, meta: { message: 'ok' } }))
  chooseLanguage(language)
  await signOut('patients')
  expect(assign).toHaveBeenCalledExactlyOnceWith(home)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
})
