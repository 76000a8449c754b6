import { expect, test, vi } from 'vitest'
import { publishPending } from './calls.ts'

const server = vi.hoisted(() => {
  const drafts = new Map([
    ['specialists', Array.from({ length: 130 }, (_, index) => `specialty-${index}`)],
    ['doctors', ['ayu', 'stays-in-the-list']],
  ])
  const published: string[] = []
  return { drafts, published }
})
vi.mock('#api/client.ts', () => ({
  get: async (path: string, { query }: { query: { status: string; perPage: number } }) => {
    const kind = path.replace('/api/admins/', '')
    const keys = query.status === 'draft' ? (server.drafts.get(kind) ?? []) : []
    const result = keys.slice(0, query.perPage).map(key => ({ kind, key, version: 1 }))
    return { result, meta: { total: keys.length } }
  },
  post: async (path: string, { params: { key } }: { params: { key: string } }) => {
    const kind = path.split('/')[2] ?? ''
    server.published.push(key)
    const left = server.drafts.get(kind)?.filter(one => one !== key || key === 'stays-in-the-list')
    server.drafts.set(kind, left ?? [])
    return { result: {}, meta: { change: server.published.length } }
  },
}))

test('all pending items are published, each once, referenced items first', async () => {
  const changes: number[] = []
  await publishPending(
    () => {},
    change => changes.push(change),
  )
  expect(server.published).toEqual([
    ...Array.from({ length: 130 }, (_, index) => `specialty-${index}`),
    'ayu',
    'stays-in-the-list',
  ])
  expect(changes.at(-1)).toBe(132)
})
