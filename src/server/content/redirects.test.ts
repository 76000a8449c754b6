import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publicPathOf, redirectOf, redirectTargetOf } from '#entities/content/redirect.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { redirectsForRelease } from './redirects.ts'

describe('the address of a redirect', () => {
  test.each([
    '',
    'doctors',
    '//evil.example',
    '/\\evil',
    '/a//b',
    '/api/address',
    '/admins',
    '/%61dmins',
    '/id/%61pi/address',
    '/a?b',
    '/a#b',
    '/',
    '/id',
    '/a%2fb',
    '/a%',
  ])('cannot be %j', text => expect(publicPathOf(text)).toBeNull())
  test('applies to both languages, with and without its trailing slash', () => {
    expect(publicPathOf('/id/doctors/ayu/')).toBe('/doctors/ayu')
    expect(publicPathOf(' /old/../doctors ')).toBe('/doctors')
    expect(publicPathOf('/idea')).toBe('/idea')
  })
  test.each([
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/caf%c3%a9/', '/caf%C3%A9'],
    // As a browser displays it, and as people copy it.
    ['/café', '/caf%C3%A9'],
    ['/a b', '/a%20b'],
    ['/a%20b', '/a%20b'],
    ['/%7Eold/%41', '/~old/A'],
    ['/what%3F/50%25', '/what%3F/50%25'],
    ['/a+b,c(d)', '/a+b,c(d)'],
  ])('has one normalized form: %j is %j', (text, spelt) => expect(publicPathOf(text)).toBe(spelt))
  test.each(['/a\u202eb', '/a\tb', '/a\u0000b', '/%00', '/%E0%A4'])('cannot be %j', text =>
    expect(publicPathOf(text)).toBeNull(),
  )
  test.each(['http://a.example', 'javascript:alert(1)', 'https://user:pw@a.example', '//a.example'])(
    'cannot redirect to %j',
    text => expect(redirectTargetOf(text)).toBeNull(),
  )
  test('redirects to the page in the reader’s language', () => {
    const redirects = { '/old': '/doctors/ayu', '/home': '/', '/gone': null, '/far': 'https://a.example/x' }
    expect(redirectOf(redirects, '/id/old/')).toEqual({ to: '/id/doctors/ayu' })
    expect(redirectOf(redirects, '/old')).toEqual({ to: '/doctors/ayu' })
    expect(redirectOf(redirects, '/id/home')).toEqual({ to: '/id' })
    expect(redirectOf(redirects, '/gone')).toEqual({ to: null })
    expect(redirectOf(redirects, '/id/far')).toEqual({ to: 'https://a.example/x' })
    expect(redirectOf(redirects, '/constructor')).toBeNull()
  })
})

describe('the redirects of a hospital', () => {
  let hospital: HospitalFixture
  beforeEach(async () => {
    hospital = await createHospital()
  })
  afterEach(() => hospital.close())
  const call = (method: string, path: string, body?: unknown) =>
    hospital.call(method, path, { token: hospital.admins.super.token, body })
  const add = (from: string, to: string | null) => call('POST', '/api/admins/redirects', { from, to })
  const all = () => redirectsForRelease(hospital.deps.db)

  test('are stored, listed with their author, searched and deleted', async () => {
    expect((await add('/old-page', '/doctors')).status).toBe(201)
    expect((await add('/closed', null)).status).toBe(201)
    expect((await call('GET', '/api/admins/redirects?search=old')).result).toMatchObject([
      { from: '/old-page', to: '/doctors', automatic: false, createdBy: 'super' },
    ])
    expect(await all()).toEqual({ '/old-page': '/doctors', '/closed': null })
    const [one] = (await call('GET', '/api/admins/redirects?search=closed')).result
    expect((await call('DELETE', `/api/admins/redirects/${one.id}`)).status).toBe(200)
    expect(await all()).toEqual({ '/old-page': '/doctors' })
  })

  test('cannot form a loop or a chain; each refusal names the remedy', async () => {
    await add('/a', '/b')
    const refusal = async (from: string, to: string | null) => {
      const { status, meta } = await add(from, to)
      return [status, meta.fields?.[0]?.path]
    }
    expect(await refusal('/b', '/a')).toEqual([422, 'to'])
    expect(await refusal('/c', '/a')).toEqual([422, 'to'])
    expect(await refusal('/b', '/d')).toEqual([422, 'from'])
    expect(await refusal('/a', '/z')).toEqual([422, 'from'])
    expect(await refusal('/e', '/e')).toEqual([422, 'to'])
    expect((await add('/c', '/a')).meta.fields?.[0]?.message).toContain('/b')
    expect(await all()).toEqual({ '/a': '/b' })
  })

  test('cannot form a loop by two concurrent requests', async () => {
    const answers = await Promise.all([add('/x', '/y'), add('/y', '/x')])
    expect(answers.map(one => one.status).sort()).toEqual([201, 422])
  })

  test('follow a published page that gets another address twice, and back', async () => {
    const rename = async (from: string, to: string) => {
      const { result } = await call('GET', `/api/admins/doctors/${from}`)
      const { status } = await call('PUT', `/api/doctors/${from}`, {
        data: { ...result.data, slug: to },
        version: result.version,
        publish: true,
      })
      expect(status).toBe(200)
    }
    await rename('budi', 'budi-santoso')
    expect(await all()).toEqual({ '/doctors/budi': '/doctors/budi-santoso' })
    await rename('budi-santoso', 'budi-s')
    expect(await all()).toEqual({
      '/doctors/budi': '/doctors/budi-s',
      '/doctors/budi-santoso': '/doctors/budi-s',
    })
    await rename('budi-s', 'budi')
    expect(await all()).toEqual({
      '/doctors/budi-s': '/doctors/budi',
      '/doctors/budi-santoso': '/doctors/budi',
    })
  })

  test('a published page cannot change its address in a draft, because its links would break meanwhile', async () => {
    const { result } = await call('GET', '/api/admins/doctors/budi')
    const { status, meta } = await call('PUT', '/api/doctors/budi', {
      data: { ...result.data, slug: 'other' },
      version: result.version,
      publish: false,
    })
    expect([status, meta.fields?.[0]?.path]).toEqual([422, 'slug'])
    expect(await all()).toEqual({})
  })
})
