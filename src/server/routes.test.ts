import { expect, test } from 'vitest'
import { operations } from '#contract/contract.ts'
import { routes } from './routes.ts'

const declared = operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)

test('each operation of the contract has one handler, and nothing else is mounted', () => {
  // Middleware is listed as a handler of its path: a handler is the last one.
  const mounted = routes.flatMap(({ openAPIRegistry }) =>
    openAPIRegistry.definitions.flatMap(one =>
      one.type === 'route' ? `${one.route.method} ${one.route.path.replace(/\{(\w+)\}/g, ':$1')}` : [],
    ),
  )
  expect(mounted.toSorted()).toEqual(declared.toSorted())
  const reached = new Set(
    routes.flatMap(router =>
      router.routes.flatMap(({ method, path }) =>
        method === 'ALL' ? [] : `${method.toLowerCase()} ${path}`,
      ),
    ),
  )
  expect([...reached].filter(one => !declared.includes(one))).toEqual([])
})

test('no two operations have one id, but for what all kinds of content answer alike', () => {
  const byId = Map.groupBy(operations, one => one.id)
  const shared = [...byId].filter(([, those]) => those.length > 1).map(([id]) => id)
  expect(shared.toSorted()).toEqual([
    'archiveItem',
    'discardDraft',
    'listRevisions',
    'publishItem',
    'readAdminItem',
    'restoreRevision',
    'scheduleItem',
  ])
})
