import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFreshDeps } from '../../../tests/fresh-deps.ts'
import { createApp } from '../app.ts'
import { newId } from '../database/connect.ts'
import { account } from '../database/tables/accounts.ts'
import { change, revision } from '../database/tables/content.ts'
import type { App, Deps } from '../kernel/deps.ts'
import { startSession } from '../kernel/sessions.ts'

let deps: Deps
let app: App
let token: string
let close: () => Promise<void>

beforeAll(async () => {
  ;({ deps, close } = await openFreshDeps())
  app = createApp(deps)
  const editor = {
    id: newId(),
    email: 'editor@example.org',
    fullName: 'Ed Itor',
    role: 'admin' as const,
    passwordHash: 'x',
  }
  await deps.db.insert(account).values({ ...editor, scopes: ['content'] })
  token = await startSession(deps, { ...editor, scopes: ['content'] } as never, 'test')
})
afterAll(() => close())

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await app.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const answer = (await response.json()) as {
    // biome-ignore lint/suspicious/noExplicitAny: the tests read answers of every kind
    result: any
    message: string
    meta: {
      code?: string
      change?: number
      total?: number
      message: string
      fields?: { path: string; message: string }[]
    }
  }
  return { status: response.status, ...answer }
}
const page = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const heart = { slug: 'cardiology', name: { en: 'Cardiology', id: 'Jantung' } }

describe('content written by an editor', () => {
  it('stays a draft that the public does not see until it is published; then the publisher is notified', async () => {
    const draft = await call('POST', '/api/specialists', { data: heart })
    expect(draft.status).toBe(201)
    expect(draft.meta.change).toBeNull()
    expect((await call('GET', '/api/specialists/cardiology')).status).toBe(404)
    const live = await call('POST', '/api/specialists/cardiology/publish', { version: 1 })
    expect(live.meta.change).toBeGreaterThan(0)
    expect((await call('GET', '/api/specialists/cardiology')).result.name.id).toBe('Jantung')
    expect((await deps.db.select().from(change)).at(-1)).toMatchObject({
      kind: 'specialists',
      key: 'cardiology',
    })
  })

  it('shows the public the old version while a newer one is a draft', async () => {
    const data = { ...heart, name: { en: 'Heart centre', id: 'Pusat jantung' } }
    await call('PUT', '/api/specialists/cardiology', { data, version: 2 })
    expect((await call('GET', '/api/specialists/cardiology')).result.name.en).toBe('Cardiology')
    const item = (await call('GET', '/api/admins/specialists/cardiology')).result
    expect(item).toMatchObject({ changed: true, version: 3, status: 'published' })
    expect(item.data.name.en).toBe('Heart centre')
  })

  it('of a stale version is refused, and the answer contains the current version', async () => {
    const answer = await call('PUT', '/api/specialists/cardiology', { data: heart, version: 1 })
    expect(answer.status).toBe(409)
    expect(answer.meta.code).toBe('content.stale')
    expect(answer.result.current.data.name.en).toBe('Heart centre')
  })

  it('is saved by only one of two concurrent saves', async () => {
    const saves = ['A', 'B', 'C', 'D'].map(name =>
      call('PUT', '/api/specialists/cardiology', { data: { ...heart, name: { en: name } }, version: 3 }),
    )
    const statuses = (await Promise.all(saves)).map(answer => answer.status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  })

  it('has a revision for every save, and revisions cannot be changed', async () => {
    const { result } = await call('GET', '/api/specialists/cardiology/revisions')
    expect(result.map((one: { version: number }) => one.version)).toEqual([4, 3, 2, 1])
    expect(result[0]).toMatchObject({ action: 'save', by: 'Ed Itor', fields: ['name'] })
    await expect(deps.db.delete(revision)).rejects.toThrow()
  })
})

describe('references between items', () => {
  const doctor = {
    slug: 'ayu',
    name: 'Ayu Lestari',
    specialists: ['cardiology'],
    licence: { number: 'STR-1' },
    externalIds: { his: '7' },
  }

  it('to a missing item are refused, with the error at the field', async () => {
    const answer = await call('POST', '/api/doctors', {
      data: { ...doctor, specialists: ['cardiology', 'astrology'] },
    })
    expect(answer.status).toBe(422)
    expect(answer.meta.fields).toEqual([
      { path: 'specialists.1', message: 'This item does not exist: astrology' },
    ])
  })

  it('prevent deleting and archiving the referenced item, and are listed', async () => {
    expect((await call('POST', '/api/doctors', { data: doctor, publish: true })).status).toBe(201)
    const answer = await call('DELETE', '/api/specialists/cardiology?version=4')
    expect(answer.status).toBe(409)
    expect(answer.result.referrers).toEqual([{ kind: 'doctors', key: 'ayu', title: 'Ayu Lestari' }])
    expect((await call('POST', '/api/specialists/cardiology/archive', { version: 4 })).status).toBe(409)
  })

  it('never contain private fields of an item in public answers', async () => {
    const { result } = await call('GET', '/api/doctors/ayu')
    expect(result.name).toBe('Ayu Lestari')
    expect(result).not.toHaveProperty('licence')
    expect(result).not.toHaveProperty('externalIds')
    const list = await call('GET', '/api/doctors?view=full&specialists=cardiology')
    expect(list.meta.total).toBe(1)
    expect(JSON.stringify(list)).not.toContain('STR-1')
  })

  it('the administrator’s list has the list fields, and the state of each language', async () => {
    const summary = { id: 'Penyakit kulit' }
    const data = { slug: 'dermatology', name: { en: 'Dermatology' }, summary, body: { en: page('Skin') } }
    expect((await call('POST', '/api/specialists', { data })).status).toBe(201)
    const { result } = await call(
      'GET',
      '/api/admins/specialists?keys=dermatology,cardiology&sort=-updatedAt',
    )
    expect(result.map((one: { key: string }) => one.key)).toEqual(['dermatology', 'cardiology'])
    expect(result[0]).toMatchObject({
      title: 'Dermatology',
      status: 'draft',
      data: { slug: 'dermatology', name: { en: 'Dermatology' } },
      languages: { en: 'missing', id: 'missing' },
    })
    expect(result[0].data).not.toHaveProperty('body')
    expect(result[0]).not.toHaveProperty('published')
    expect(result[1].languages).toEqual({ en: 'ready', id: 'missing' })
    expect((await call('GET', '/api/admins/doctors?keys=ayu')).result[0].data).not.toHaveProperty('licence')
    const one = await call('GET', '/api/admins/specialists/dermatology')
    expect(one.result).toMatchObject({ data, published: null })
  })

  it('the address of an item that was published cannot change', async () => {
    const answer = await call('PUT', '/api/doctors/ayu', { data: { ...doctor, slug: 'ayu-l' }, version: 1 })
    expect(answer.meta.fields?.[0]?.path).toBe('slug')
  })

  it('the address of a page of the site is refused in the language of the administrator', async () => {
    const place = { officialName: 'Klinik Tunjuk', timezone: 'Asia/Jakarta' }
    const reasons = await Promise.all(
      [
        ['show', 'en'],
        ['sent', 'id'],
      ].map(async ([code, language]) => {
        const body = { data: { ...place, code }, publish: true }
        const answer = await call('POST', '/api/addresses', body, { 'accept-language': language as string })
        return [answer.status, answer.meta.fields]
      }),
    )
    expect(reasons).toEqual([
      [422, [{ path: 'code', message: 'A page of this site has this name. Choose another' }]],
      [422, [{ path: 'code', message: 'Nama ini sudah dipakai oleh sebuah halaman situs. Pilih nama lain' }]],
    ])
  })

  it('a second item at the same address is refused', async () => {
    const answer = await call('POST', '/api/doctors', { data: doctor })
    expect(answer.status).toBe(422)
    expect(answer.meta.fields?.[0]?.message).toBe('Another item already uses this name in its address')
  })
})

describe('invalid input', () => {
  it.each([
    ['malformed JSON', '{"data":', 400],
    ['a wrong type', { data: { slug: 'x', name: 7 } }, 422],
    ['an unknown field', { data: { ...heart, slug: 'y', colour: 'red' } }, 422],
    [
      'markup that would run',
      {
        data: {
          ...heart,
          slug: 'z',
          body: {
            en: {
              type: 'doc',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    {
                      type: 'text',
                      text: 'x',
                      marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                    },
                  ],
                },
              ],
            },
          },
        },
      },
      422,
    ],
    ['no name in any language', { data: { slug: 'n', name: {} } }, 422],
  ])('%s gets a readable error, and nothing changes', async (_name, body, status) => {
    const before = await deps.db.$count(change)
    const answer = await call('POST', '/api/specialists', body, { 'accept-language': 'id' })
    expect(answer.status).toBe(status)
    expect(answer.message).toMatch(/^[A-Z][a-z]+ .+/)
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|at Object|validation:/)
    expect(await deps.db.$count(change)).toBe(before)
  })

  it('an unknown address gets an error in the client’s language', async () => {
    const answer = await call('GET', '/api/nothing', undefined, {
      'accept-language': 'id-ID,id;q=0.9,en;q=0.5',
    })
    expect(answer.status).toBe(404)
    expect(answer.message).toBe('Tidak ada halaman di alamat ini')
  })

  it('an unknown or expired token gets the request to sign in', async () => {
    const answer = await call(
      'PUT',
      '/api/specialists/cardiology',
      { data: heart, version: 4 },
      { authorization: 'Bearer rwt_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
    )
    expect(answer.status).toBe(401)
  })
})
