import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { createTestDatabase } from '../../../tests/database.ts'
import { testDeps } from '../../../tests/deps.ts'
import type { Deps } from '../kernel/deps.ts'
import type { BuiltRelease } from './build-release.ts'
import type { PublicationLog } from './publication-log.ts'
import { Replication } from './replication.ts'
import type { DeployTarget } from './target.ts'

let deps: Deps
let close: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  const made = testDeps(database.url, { log: () => {} })
  deps = { ...made.deps, config: { ...made.deps.config, PUBLISH_TARGET: '/nowhere' } }
  close = async () => {
    await made.close()
    await database.drop()
  }
})
afterAll(() => close())

/** A deploy target with the given behaviour, and a log of what was recorded about the releases. */
function openCopies(bring: (id: string) => Promise<void>) {
  const said: string[] = []
  let current: Release | null = null
  const target = { bring: ({ id }: Release) => bring(id), end: async () => {} } as unknown as DeployTarget
  const register = {
    served: async ({ id }: Release) => void said.push(`${id} served`),
    switched: async ({ release }: BuiltRelease) => void said.push(`${release.id} out`),
    failed: async (id: string) => void said.push(`${id} failed`),
  } as unknown as PublicationLog
  const copies = new Replication(deps, target, register, async () => current)
  const add = (id: string) => {
    current = { id } as Release
    return copies.add({ release: current } as BuiltRelease, 0)
  }
  return { copies, said, add }
}

test('a target that hangs delays no release, and deploying a release also deploys those before it', async () => {
  let answer = () => {}
  const brought: string[] = []
  const { copies, said, add } = openCopies(async id => {
    brought.push(id)
    if (brought.length === 1)
      await new Promise<void>(resolve => {
        answer = resolve
      })
  })
  await add('first')
  await expect.poll(() => brought).toEqual(['first'])
  await add('second')
  await add('third')
  expect(said).toEqual(['first served', 'second served', 'third served'])
  answer()
  while (copies.running) await copies.running
  expect(brought).toEqual(['first', 'third'])
  expect(said.slice(3)).toEqual(['first out', 'second out', 'third out'])
  await copies.stop()
})

test('a failed deployment is retried with the same release', async () => {
  let refuses = true
  const { copies, said, add } = openCopies(async () => {
    if (refuses) throw new Error('No room.')
  })
  await add('first')
  await copies.running
  expect(said).toEqual(['first served', 'first failed'])
  copies.continue()
  expect(copies.running).toBeNull()
  refuses = false
  copies.request()
  await copies.running
  expect(said.slice(2)).toEqual(['first out'])
  copies.request()
  expect(copies.running).toBeNull()
  await copies.stop()
})
