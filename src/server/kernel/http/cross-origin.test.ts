import { afterEach, expect, test, vi } from 'vitest'
import { contentSecurityPolicy } from '#publishing/release/policy.ts'
import { pagesElsewhere } from './cross-origin.ts'

afterEach(() => vi.unstubAllEnvs())

test('pages may call the API and send forms to it, also on another host, and to no other server', () => {
  expect(contentSecurityPolicy()).toContain("connect-src 'self';")
  expect(contentSecurityPolicy()).toContain("form-action 'self';")
  vi.stubEnv('API_URL', 'https://api.example/anything')
  expect(contentSecurityPolicy()).toContain("connect-src 'self' https://api.example;")
  expect(contentSecurityPolicy()).toContain("form-action 'self' https://api.example;")
})

test('scripts of another origin may call the API only if the pages are served from that origin', () => {
  const apart = { API_URL: 'https://api.example', PUBLIC_URL: 'https://www.example' }
  expect(pagesElsewhere(apart)).not.toBeNull()
  expect(pagesElsewhere({ ...apart, PUBLIC_URL: 'https://api.example' })).toBeNull()
  expect(pagesElsewhere({ ...apart, API_URL: undefined })).toBeNull()
  expect(pagesElsewhere({ ...apart, PUBLIC_URL: undefined })).toBeNull()
})
