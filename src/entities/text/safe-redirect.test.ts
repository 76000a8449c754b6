import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileAddresses } from '../../../tests/hostile-addresses.ts'
import { type Area, safeRedirect } from './safe-redirect.ts'

const kept = [
  '/patients',
  '/patients?tab=a',
  '/patients/appointments/create?doctor=ayu-lestari&schedule=0199&startsAt=2026-11-24T07%3A00%3A00Z',
  '/patients/appointments/create?startsAt=2026-11-24T14:00:00%2B07:00#place',
  '/patients/doctors?search=j%C3%A4ntung',
]

// biome-ignore format: a corpus is easier to read in lines than in a column
const outside = [
  '', ' ', '/', '.', '..', 'patients', './patients', '?redirect=/patients', '#/patients',
  '/admins', '/auth/patients', '/auth/patients?redirect=/patients', '/unknown', '/doctors',
  '/patientsx', '/patients-evil', '/patients.html', '/patients@evil.example', '/Patients', '/PATIENTS/doctors',
  '/patients/../admins', '/patients/..', '/patients/../..//evil.example', '/patients/./../admins', '/patients/doctors/../../admins',
  '/patients/%2e%2e/admins', '/patients/%2E%2E/admins', '/patients/.%2e/admins', '/patients/%2e./admins', '/patients%2f..%2fadmins', '/patients/..%2fadmins',
  '/patients//evil.example', '/patients\\..\\admins', '/patients/\\evil.example', '/patients%00', '/patients%00.evil.example',
  '/patients\u0000', '/patients\r\nset-cookie:a=b', '/patients\tx', '/patients x', ' /patients', '/patients ', '\u00a0/patients',
  '/\u2215patients', '/\uff0fpatients', '/patients\uff0f..\uff0fadmins', '/patients/\u2024\u2024/admins', '\ufeff/patients', '/p\u0430tients',
  '/patients?next=https://evil.example', '/patients#//evil.example', '/patients?x=%2f%2fevil.example', `/patients?${'a'.repeat(2000)}`,
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x', 'about:blank', 'file:///etc/passwd', 'mailto:a@example.com', 'patients:/patients',
  'https://rawat.invalid', 'https://rawat.invalid/admins', 'http:patients', 'https:/patients', 'https:patients', '///patients', '/;@evil.example', '/:80', '/..;/admins',
]
const corpus = [...outside, ...hostileAddresses]

test('a path inside the area is returned unchanged', () => {
  for (const path of kept) expect(safeRedirect(path, 'patients')).toBe(path)
  expect(safeRedirect('/admins/hospitals/doctors?page=2', 'admins')).toBe('/admins/hospitals/doctors?page=2')
})

test('without an area every page of this site is allowed, and no other address', () => {
  for (const path of ['/', '/id/doctors?search=heart', '/admins', ...kept])
    expect(safeRedirect(path)).toBe(path)
  expect(hostileAddresses.filter(input => safeRedirect(input) !== null)).toEqual([])
})

test('each sign-in area redirects only to its own paths', () => {
  expect(safeRedirect('/admins', 'patients')).toBeNull()
  expect(safeRedirect('/patients/appointments/create', 'admins')).toBeNull()
})

describe(`none of ${corpus.length} hostile inputs is accepted`, () => {
  test('the corpus has at least 900 entries', () => expect(corpus.length).toBeGreaterThanOrEqual(900))
  test('every hostile input', () =>
    expect(corpus.filter(input => safeRedirect(input, 'patients') !== null)).toEqual([]))
})

test('every accepted path stays inside the area on a real origin, also through history and location', () => {
  const nasty = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'patients',
      'admins',
      'evil.example',
      '\t',
      '\n',
      ' ',
      'é',
    ),
    { maxLength: 12 },
  )
  const areas: Area[] = ['patients', 'admins']
  fc.assert(
    fc.property(nasty, fc.string(), fc.constantFrom(...areas), (parts, noise, area) => {
      for (const input of [`/${area}${parts.join('')}`, parts.join(''), `/${area}/${noise}`, noise]) {
        const target = safeRedirect(input, area)
        if (target === null) continue
        const url = new URL(target, 'https://www.example.org/auth/patients')
        expect(url.origin).toBe('https://www.example.org')
        expect(url.pathname === `/${area}` || url.pathname.startsWith(`/${area}/`)).toBe(true)
        expect(safeRedirect(target, area)).toBe(target)
      }
    }),
    { numRuns: 3000 },
  )
})
