import { afterEach, expect, it, vi } from 'vitest'
import { pagesVersion } from './code-version.ts'

afterEach(() => vi.unstubAllEnvs())

it('a changed public address or API address causes a full rebuild', () => {
  vi.stubEnv('API_URL', '')
  const first = pagesVersion('https://hospital.example')
  expect(pagesVersion('https://hospital.example')).toBe(first)
  expect(pagesVersion('https://www.hospital.example')).not.toBe(first)
  vi.stubEnv('API_URL', 'https://api.hospital.example')
  expect(pagesVersion('https://hospital.example')).not.toBe(first)
})
