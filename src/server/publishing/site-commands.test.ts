import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseCommand } from '#publishing/release/release-command.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { freezeOf, storedReleases } from '#publishing/release/stored-releases.ts'
import { createTestDatabase } from '../../../tests/database.ts'
import { testDeps } from '../../../tests/deps.ts'
import { siteProcess, siteWish } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { ProcessHeartbeat, siteProcesses } from './heartbeats.ts'
import { releasesOf } from './releases.ts'
import { rollBack, SiteCommands, storeCommand } from './site-commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-wishes-'))
let deps: Deps
let close: () => Promise<void>
let house = 0
const complaints: string[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  const log: Deps['log'] = entry => void complaints.push(String(entry.error))
  const made = testDeps(database.url, { log })
  deps = made.deps
  close = async () => {
    await made.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => close())
beforeEach(async () => {
  house++
  complaints.length = 0
  await deps.db.delete(siteWish)
  await deps.db.delete(siteProcess)
})

/** A process with its own folder, which has published these changes, one per minute. */
async function openProcess(name: string, changes: number[]) {
  const store = new SiteStore(join(folder, `${house}-${name}`))
  for (const change of changes) {
    const builtAt = `2026-11-20T10:${String(change).padStart(2, '0')}:00Z`
    await store.switchTo({ id: `${name}-${change}`, builtAt, change, code: 'code', files: {} })
  }
  const wishes = new SiteCommands(deps, store)
  const presence = new ProcessHeartbeat(deps, store)
  const look = async () => {
    await wishes.follow()
    await presence.report(await store.current(), wishes)
    return store.currentId()
  }
  await look()
  const back = async (release: string) => rollBack(deps, await storedReleases(store), release, null)
  return { store, wishes, look, back, again: () => new SiteCommands(deps, store) }
}

test('a rollback in one process moves the others to their newest release that is not newer, until publishing continues', async () => {
  const one = await openProcess('one', [1, 2, 3])
  const two = await openProcess('two', [1, 3])
  expect(await one.back('one-2')).toBe(true)
  expect(await one.look()).toBe('one-2')
  expect(await two.look()).toBe('two-1')
  expect([one.wishes.frozen, two.wishes.frozen]).toEqual([true, true])
  await storeCommand(deps, { kind: 'resume' })
  for (const { look, wishes, store } of [one, two]) {
    await look()
    expect([wishes.frozen, wishes.pendingBuild, await freezeOf(store)]).toEqual([false, 'demand', null])
  }
})

test('a process that was down applies the command after its start, with a full build pending until it is done', async () => {
  const one = await openProcess('one', [1, 2])
  const two = await openProcess('two', [1, 2])
  await one.back('one-1')
  const started = two.again()
  await started.follow()
  expect(await two.store.currentId()).toBe('two-1')
  await storeCommand(deps, { kind: 'resume' })
  await storeCommand(deps, { kind: 'rebuild' })
  await two.again().follow()
  // Killed before the build: it is still pending.
  const again = two.again()
  await again.follow()
  expect(again.pendingBuild).toBe('demand')
  await again.owe(null)
  await again.follow()
  expect(again.pendingBuild).toBeNull()
})

test('any process accepts a rollback to a release that another process stores; an unknown release is refused', async () => {
  await openProcess('one', [1, 2])
  const two = await openProcess('two', [1, 2])
  expect(await two.back('one-1')).toBe(true)
  expect(await two.back('nobody-1')).toBe(false)
})

test('a process without such an old release keeps its own, freezes, and is shown to the editors', async () => {
  const one = await openProcess('one', [1, 2])
  const two = await openProcess('two', [2])
  await one.back('one-1')
  await one.look()
  expect(await two.look()).toBe('two-2')
  expect(two.wishes.frozen).toBe(true)
  expect(complaints).toEqual([expect.stringContaining('one-1 that was gone back to is not kept here')])
  const publishing = {
    current: { change: 1, files: {} },
    nextTry: () => null,
    releases: () => storedReleases(one.store),
    rollBack: async () => false,
    preview: async () => '',
  }
  const { heldSince, lagging } = await releasesOf({ ...deps, publishing: () => publishing })
  expect(heldSince).not.toBeNull()
  expect(lagging).toEqual([{ name: expect.any(String), builtAt: '2026-11-20T10:02:00Z' }])
})

test('a command in one folder is passed on to all processes, unless a newer site command exists', async () => {
  const one = await openProcess('one', [1, 2])
  const two = await openProcess('two', [1, 2])
  await releaseCommand(one.store, ['--rollback', 'one-1'])
  await one.look()
  expect(await two.look()).toBe('two-1')
  await releaseCommand(two.store, ['--resume'])
  await two.look()
  await one.look()
  expect([one.wishes.frozen, one.wishes.pendingBuild, two.wishes.pendingBuild]).toEqual([
    false,
    'demand',
    'demand',
  ])
  await releaseCommand(one.store, ['--rollback', 'one-1'])
  await storeCommand(deps, { kind: 'resume' })
  await one.look()
  expect([one.wishes.frozen, await freezeOf(one.store)]).toEqual([false, null])
})

test.each([['held.json'], ['wishes.json'], ['held.json', 'wishes.json']])(
  'a hold stands also where a power cut left %s empty',
  async (...names) => {
    const one = await openProcess('one', [1, 2])
    await releaseCommand(one.store, ['--rollback', 'one-1'])
    await one.look()
    for (const name of names) writeFileSync(join(one.store.directory, name), '')
    const started = one.again()
    await started.follow()
    expect([started.frozen, (await freezeOf(one.store))?.release]).toEqual([true, 'one-1'])
    expect(await one.store.currentId()).toBe('one-1')
  },
)

test('a freeze on a release whose list was lost allows another release to be served', async () => {
  const one = await openProcess('one', [1, 2])
  await one.back('one-1')
  await one.look()
  writeFileSync(one.store.releasePath('one-1'), '')
  await one.store.recover()
  expect([await one.look(), one.wishes.frozen]).toEqual(['one-2', true])
})

test('a command is applied while the disk is full, and stored once there is space', async () => {
  const { store } = await openProcess('one', [1])
  const file = join(store.directory, 'wishes.json')
  rmSync(file)
  // A folder with the name of the file: the rename to it fails.
  mkdirSync(join(file, 'in-the-way'), { recursive: true })
  const wishes = new SiteCommands(deps, store)
  await expect(wishes.owe('start')).rejects.toThrow()
  await expect(wishes.follow()).rejects.toThrow()
  expect(wishes.pendingBuild).toBe('start')
  expect(readdirSync(store.directory).filter(name => /^wishes\.json./.test(name))).toEqual([])
  rmSync(file, { recursive: true })
  await wishes.follow()
  const again = new SiteCommands(deps, store)
  await again.follow()
  expect(again.pendingBuild).toBe('start')
})

test('a start without news writes nothing', async () => {
  const one = await openProcess('one', [1])
  const file = join(one.store.directory, 'wishes.json')
  const before = statSync(file, { bigint: true }).ctimeNs
  await one.again().follow()
  expect(statSync(file, { bigint: true }).ctimeNs).toBe(before)
})

test('heartbeats of a process with a wrong clock use the clock of the database', async () => {
  const { store, wishes } = await openProcess('one', [1])
  await deps.db.delete(siteProcess)
  const now = () => Temporal.Now.instant().subtract({ hours: 3 })
  await new ProcessHeartbeat({ ...deps, now }, store).report(await store.current(), wishes)
  expect(await siteProcesses(deps)).toHaveLength(1)
})

test('a process that ended does not count as alive after the clock was set back', async () => {
  const { look } = await openProcess('one', [1])
  const ended = { store: randomUUID(), name: 'ended', kept: [], missing: true }
  await deps.db.insert(siteProcess).values({ ...ended, seenAt: sql`now() + interval '7 hours'` })
  expect((await siteProcesses(deps)).map(one => one.name)).not.toContain('ended')
  await openProcess('two', [1])
  await look()
  expect((await deps.db.select().from(siteProcess)).map(one => one.name)).not.toContain('ended')
})

test('a restored database without the last applied command causes a full rebuild', async () => {
  const one = await openProcess('one', [1, 2])
  await storeCommand(deps, { kind: 'rebuild' })
  await one.look()
  await deps.db.delete(siteWish)
  await storeCommand(deps, { kind: 'resume' })
  await one.wishes.owe(null)
  await one.look()
  expect(one.wishes.pendingBuild).toBe('start')
})
