import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiBase } from '#entities/text/api-base.ts'
import { $token } from '#state/token.ts'
import { del, get, post, put } from './client.ts'
import { ApiError, errorLines } from './errors.ts'
import { $toasts, clearToasts } from './toasts.ts'

type Reply = Response | Error
const signIn = { email: 'a@example.com', password: 'look-here' }
const booking = { schedule: 'monday', startsAt: '2026-11-30T02:00:00Z', doctor: 'ayu' }
const sent: { url: string; init: RequestInit; headers: Headers }[] = []
function serverAnswers(...replies: Reply[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: init.headers as Headers })
    const reply = replies.shift()
    if (!reply) throw new Error('the test prepared no further answer')
    if (reply instanceof Error) throw reply
    return reply
  })
}
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const failed = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('the call should have failed')),
    error => error as ApiError,
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  // The wait before a retry ends at once; the timer for slow answers never fires.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(
    ((run: () => void, wait: number) => wait < 8000 && queueMicrotask(run)) as never,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sent.length = 0
  $token.set(undefined)
  clearToasts()
})

describe('what is sent', () => {
  test('a call with a session carries the token, the language and the user activity header', async () => {
    $token.set('rwt_secret')
    serverAnswers(json(200, { result: [], meta: { message: 'Done' } }))
    await get('/api/admins/appointments', {
      query: { search: 'ayu', page: 2, date: '', status: ['accepted', 'requested'] },
    })
    expect(sent[0]?.url).toBe('/api/admins/appointments?search=ayu&page=2&status=accepted&status=requested')
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer rwt_secret',
      'x-user-activity': '1',
    })
  })
  test('the values of a path are encoded once', async () => {
    serverAnswers(json(200, { result: {}, meta: {} }), json(200, { result: {}, meta: {} }))
    await get('/api/admins/letters/{kind}/{language}', { params: { kind: 'a/b ?%', language: 'id' } })
    await put('/api/admins/content/{kind}/order', { params: { kind: '{kind}' }, body: { keys: [] } })
    expect(sent.map(one => one.url)).toEqual([
      '/api/admins/letters/a%2Fb%20%3F%25/id',
      '/api/admins/content/%7Bkind%7D/order',
    ])
  })
  test('polling does not extend a session, and signing in sends no old token', async () => {
    $token.set('rwt_old')
    serverAnswers(json(200, { result: 1, meta: {} }), json(200, { result: 1, meta: {} }))
    await get('/api/admins/publications/{change}', { params: { change: 3 }, background: true })
    await post('/api/auth/patients/login', { body: signIn, anonymous: true })
    expect(sent[0]?.url).toBe('/api/admins/publications/3')
    expect(sent[0]?.headers.has('x-user-activity')).toBe(false)
    expect(sent[1]?.headers.has('authorization')).toBe(false)
    expect(sent[1]?.headers.get('content-type')).toBe('application/json')
  })
  test('the provider is called by http on localhost and private networks, else by https', () => {
    expect(apiBase(null)).toBe('/api/')
    for (const host of [
      'localhost:4321',
      '127.0.0.1',
      '10.1.2.3:80',
      '192.168.0.9',
      '172.20.1.1',
      '[::1]:4321',
    ]) {
      expect(apiBase(host)).toBe(`http://${host}/api/`)
    }
    for (const host of [
      'api.example.org',
      '172.32.0.1',
      '11.0.0.1',
      'localhost.example.org',
      '192.168.1.1.example.org',
    ]) {
      expect(apiBase(host)).toBe(`https://${host}/api/`)
    }
  })
})

describe('what fails', () => {
  test.each([400, 404, 409, 422, 429, 500, 599])(
    'an answer of %i is an error with its code and its fields',
    async status => {
      const answer = () =>
        json(status, {
          meta: { message: 'Taken', code: 'booking.taken', fields: [{ path: 'startsAt', message: 'Gone' }] },
          message: 'other',
          result: { alternatives: [] },
        })
      serverAnswers(answer(), answer())
      const error = await failed(get('/api/appointments'))
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({
        status,
        code: 'booking.taken',
        message: 'Taken',
        fields: [{ path: 'startsAt', message: 'Gone' }],
        result: { alternatives: [] },
      })
    },
  )
  test('GET, PUT and DELETE are retried when no answer comes', async () => {
    for (const attempt of [
      () => get('/api/doctors'),
      () => put('/api/doctors/{key}', { params: { key: 'x' }, body: { data: {}, version: 1 } }),
      () => del('/api/doctors/{key}', { params: { key: 'x' }, query: { version: 1 } }),
    ]) {
      serverAnswers(new TypeError('network'), json(200, { result: 'ok', meta: {} }))
      expect((await attempt()).result).toBe('ok')
    }
    expect(sent).toHaveLength(6)
  })
  test('and only one retry is made', async () => {
    serverAnswers(json(503, {}), json(503, {}))
    expect((await failed(get('/api/doctors'))).status).toBe(503)
    expect(sent).toHaveLength(2)
  })
  test('a request that cannot be repeated safely is sent once', async () => {
    serverAnswers(new TypeError('network'))
    expect(await failed(post('/api/auth/patients/login', { body: signIn }))).toMatchObject({
      status: 0,
      code: 'unreachable',
    })
    expect(sent).toHaveLength(1)
  })
  test('a booking with its key is repeated under the same key', async () => {
    serverAnswers(json(502, {}), json(201, { result: { code: 'ABCD2345' }, meta: { message: 'Sent' } }))
    await post('/api/appointments', { body: booking, idempotencyKey: 'k1' })
    expect(sent.map(one => one.headers.get('idempotency-key'))).toEqual(['k1', 'k1'])
  })
  test('a refusal is not repeated', async () => {
    serverAnswers(json(409, { meta: { message: 'Taken', code: 'booking.taken' } }))
    await failed(get('/api/doctors'))
    expect(sent).toHaveLength(1)
  })
  test('a retry is not made if the server asks for more than three seconds', async () => {
    serverAnswers(json(503, {}, { 'retry-after': '30' }))
    expect(await failed(get('/api/doctors'))).toMatchObject({ status: 503, retryAfter: 30 })
    expect(sent).toHaveLength(1)
  })
  test('a session that ended on the server is removed here, a newer one is kept', async () => {
    const ended = () => json(401, { meta: { message: 'Please sign in', code: 'api.signIn' } })
    $token.set('rwt_a')
    serverAnswers(ended())
    await failed(get('/api/appointments'))
    expect($token.get()).toBeUndefined()
    $token.set('rwt_b')
    vi.stubGlobal('fetch', async () => {
      $token.set('rwt_c')
      return ended()
    })
    await failed(get('/api/appointments'))
    expect($token.get()).toBe('rwt_c')
  })
})

describe('toasts', () => {
  const lines = () => $toasts.get().map(({ severity, summary, detail }) => ({ severity, summary, detail }))
  test('are not shown unless the call asks for them', async () => {
    serverAnswers(json(404, { meta: { message: 'Gone' } }))
    await failed(get('/api/doctors'))
    expect($toasts.get()).toEqual([])
  })
  test('the status and the server’s sentence, for five seconds, top right', async () => {
    serverAnswers(json(409, { meta: { message: 'This place was just taken' } }))
    await failed(post('/api/appointments', { body: booking, toast: 'errors' }))
    expect(lines()).toEqual([
      { severity: 'error', summary: 'Error 409', detail: 'This place was just taken' },
    ])
    expect($toasts.get()[0]).toMatchObject({ life: 5000, group: 'tr', closable: true })
  })
  test('the message where there is no meta, and the unknown texts where there is neither', async () => {
    serverAnswers(json(400, { message: 'Plain' }), new Response('<html>', { status: 418 }))
    await failed(post('/api/auth/patients/login', { body: signIn, toast: 'all' }))
    await failed(post('/api/auth/patients/login', { body: signIn, toast: 'all' }))
    expect(lines()).toEqual([
      { severity: 'error', summary: 'Error 400', detail: 'Plain' },
      { severity: 'error', summary: 'Error 418', detail: 'Unknown error message' },
    ])
    expect(errorLines('odd')).toEqual({ summary: 'Unknown', detail: 'Unknown error message' })
  })
  test('success by meta.message, by the status text, or by the fallback', async () => {
    serverAnswers(
      json(200, { result: 1, meta: { message: 'Saved' } }),
      new Response('{"result":1}', { status: 200, statusText: 'OK' }),
      json(200, { result: 1 }),
    )
    await post('/api/auth/patients/login', { body: signIn, toast: 'all' })
    await post('/api/auth/patients/login', { body: signIn, toast: 'all' })
    await post('/api/auth/patients/login', { body: signIn, toast: 'all' })
    expect(lines().map(toast => toast.summary)).toEqual(['Saved', 'OK', 'Unknown success message'])
  })
})
