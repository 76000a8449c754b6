import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDeps } from '../../../tests/fresh-deps.ts'
import { newId } from '../database/connect.ts'
import type { Deps } from '../kernel/deps.ts'
import { goLive, readSite } from '../publishing/site-state.ts'
import { releaseCommandOf } from './release-command.ts'

let deps: Deps
let close: () => Promise<void>
beforeAll(async () => {
  ;({ deps, close } = await openFreshDeps())
})
afterAll(() => close())

const live = (id: string, builtAt: string) =>
  deps.db.transaction(async db =>
    goLive(
      db,
      { release: { id, builtAt, change: 0, code: 'code', files: {} }, manifest: id },
      { owedAt: null, evenFrozen: false, after: (await readSite(db)).release?.id ?? null },
    ),
  )
const run = (...words: string[]) => releaseCommandOf(words)?.(deps.db)

test('an operator lists the releases, rolls back to one, which freezes publishing, and unfreezes it', async () => {
  expect(await run('--releases')).toEqual(['No release is kept here.'])
  const [one, two] = [newId(), newId()]
  await live(one, '2026-11-20T10:00:00Z')
  await live(two, '2026-11-20T11:00:00Z')
  expect(await run('--releases')).toEqual([
    `${two}  2026-11-20T11:00:00Z  shown now`,
    `${one}  2026-11-20T10:00:00Z`,
  ])
  await expect(run('--rollback', 'three')).rejects.toThrow('There is no release three.')
  expect((await readSite(deps.db)).frozenAt).toBeNull()
  expect((await run('--rollback', one))?.[0]).toContain('Publishing is on hold')
  expect((await readSite(deps.db)).release?.id).toBe(one)
  expect((await run('--releases'))?.at(-1)).toContain('Publishing has been on hold since')
  expect(await run('--resume')).toEqual(['Publishing continues: the server rebuilds the whole site.'])
  expect(await readSite(deps.db)).toMatchObject({ frozenAt: null, owed: 'demand' })
  expect(await run('--resume')).toEqual(['Publishing is not held. Nothing was changed.'])
  expect(releaseCommandOf(['--out', 'somewhere'])).toBeNull()
})
