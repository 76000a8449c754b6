import { afterEach, expect, it, vi } from 'vitest'
import { pagesVersion } from './code-version.ts'

afterEach(() => vi.unstubAllEnvs())

it('pages are built anew where the public address or the address of the API is another one', () => {
  vi.stubEnv('API_URL', '')
  const first = pagesVersion('https://hospital.example')
  expect(pagesVersion('https://hospital.example')).toBe(first)
  expect(pagesVersion('https://www.hospital.example')).not.toBe(first)
  vi.stubEnv('API_URL', 'https://api.hospital.example')
  expect(pagesVersion('https://hospital.example')).not.toBe(first)
})
