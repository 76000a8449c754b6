import { expect, test, vi } from 'vitest'
import type { ContentKind } from '#entities/kinds.ts'
import { del, get, post, put } from './client.ts'
import { ApiError } from './errors.ts'
import type { ResultOf } from './operations.ts'

/** Lines for the compiler, which are never run. An error that is missing fails the check of types. */
async function compiled(kind: ContentKind, id: string): Promise<void> {
  const { result } = await get('/api/admins/appointments/{id}', { params: { id } })
  result.status satisfies ResultOf<'get', '/api/admins/appointments'>[number]['status']
  // @ts-expect-error The result has no such field.
  result.state
  // @ts-expect-error The server declares no such path.
  await get('/api/admins/apointments')
  // @ts-expect-error A filled-in path names no operation.
  await get(`/api/admins/appointments/${id}`)
  // @ts-expect-error The server declares this path for another method.
  await post('/api/profile/password', { body: {} })
  // @ts-expect-error The parameter is missing.
  await del('/api/waiting-list/{id}')
  // @ts-expect-error The parameter has another name.
  await put('/api/admins/media/{id}', { params: { key: id } })
  // @ts-expect-error The path has no parameter.
  await get('/api/appointments', { params: { id } })
  // @ts-expect-error A read has no body.
  await get('/api/appointments', { body: {} })
  // @ts-expect-error The body has no such field.
  await post('/api/admins/appointments/{id}/decline', { params: { id }, body: { why: 'x' } })
  // @ts-expect-error The body is missing.
  await post('/api/appointments', { idempotencyKey: id })
  // @ts-expect-error A value that is none of the choices.
  await get('/api/admins/appointments', { query: { status: 'lost' } })
  // @ts-expect-error The query has no such parameter.
  await get('/api/admins/patients', { query: { words: 'ayu' } })
  // @ts-expect-error Only a list has a total.
  ;(await get('/api/admins/appointments/{id}', { params: { id } })).meta.total
  const { total } = (await get('/api/admins/appointments')).meta
  total satisfies number
  // @ts-expect-error The server gives no such code.
  new ApiError(409, '').code === 'booking.lost'
  // @ts-expect-error An answer is not typed by hand.
  await get<{ status: string }>('/api/livez')

  // A kind that is known at run time stands for the paths of all kinds.
  const item = (await get(`/api/admins/${kind}/{key}`, { params: { key: id } })).result
  item satisfies ResultOf<'get', '/api/admins/doctors/{key}'>
  // @ts-expect-error One of the kinds has no such operation: there is only one item of settings.
  await del(`/api/${kind}/{key}`, { params: { key: id } })
}

test('an operation is called by its declared path, and its result has the declared type', async () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json({ result: { status: url } }))
  const { result } = await get('/api/livez')
  expect(result.status).toBe('/api/livez')
  expect(compiled).toBeTypeOf('function')
  vi.unstubAllGlobals()
})
