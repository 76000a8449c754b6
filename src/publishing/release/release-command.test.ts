import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { releaseCommand } from './release-command.ts'
import { SiteStore } from './site-store.ts'
import { freezeOf } from './stored-releases.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-releases-'))
afterAll(() => rmSync(folder, { recursive: true }))
const store = new SiteStore(folder)
const keep = (id: string, builtAt: string) =>
  store.switchTo({ id, builtAt, change: 1, code: 'code', files: {} })

test('an operator lists the releases, rolls back to one, which freezes publishing, and unfreezes it', async () => {
  expect(await releaseCommand(store, ['--releases'])).toEqual(['No release is kept here.'])
  await keep('one', '2026-11-20T10:00:00Z')
  await keep('two', '2026-11-20T11:00:00Z')
  expect(await releaseCommand(store, ['--releases'])).toEqual([
    'two  2026-11-20T11:00:00Z  shown now',
    'one  2026-11-20T10:00:00Z',
  ])
  await expect(releaseCommand(store, ['--rollback', 'three'])).rejects.toThrow('There is no release three.')
  expect(await freezeOf(store)).toBeNull()
  expect((await releaseCommand(store, ['--rollback', 'one']))?.[0]).toContain('Publishing is held')
  expect((await store.current())?.id).toBe('one')
  expect((await releaseCommand(store, ['--releases']))?.at(-1)).toContain('Publishing is held since')
  expect(await releaseCommand(store, ['--resume'])).toEqual([
    'Publishing goes on: the server builds the whole site anew.',
  ])
  expect(await freezeOf(store)).toBeNull()
  expect(await releaseCommand(store, ['--out', 'somewhere'])).toBeNull()
})
