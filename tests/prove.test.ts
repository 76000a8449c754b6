import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proveContests } from '../proofs/contest.ts'
import { NoDisk } from '../proofs/cut-disk.ts'
import { proveDrain } from '../proofs/drain.ts'
import type { Figures } from '../proofs/figures.ts'
import { proveKills } from '../proofs/kill-cycles.ts'
import { proveOneDirectory } from '../proofs/one-directory.ts'
import { provePowerCuts } from '../proofs/power-cuts.ts'
import { killMine, removeFolder, startRawat } from '../proofs/processes.ts'
import { proveReplays } from '../proofs/replays.ts'
import { createTestDatabase } from './database.ts'

/** Small sizes of what `npm run prove` does at full size. */
const patience = 240_000
const holds = (figures: Figures) => {
  expect(figures).toMatchObject({ faults: [], lost: 0, duplicates: 0 })
}

afterAll(killMine)

describe('a hospital in one process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-prove-'))
  beforeAll(async () => {
    const first = await startRawat({ DATA_DIR: dataDir })
    await first.ready()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  }, patience)
  afterAll(async () => {
    await killMine()
    await removeFolder(dataDir)
  })

  test('keeps every acknowledged booking, once and whole, when it is killed with -9', {
    timeout: patience,
  }, async () => {
    holds(await proveKills(dataDir, { cycles: 2 }))
  })
  test('sends a second one on its data away in under 2 seconds', { timeout: patience }, async () => {
    holds(await proveOneDirectory(dataDir, { rounds: 2 }))
  })
  test('told to end, answers what it was asked and is gone in 15 seconds', {
    timeout: patience,
  }, async () => {
    holds(await proveDrain(dataDir, { rounds: 1 }))
  })
})

describe('a hospital in three processes', () => {
  test('gives each place to one of many who request, accept, move and give back at once', {
    timeout: patience,
  }, async () => {
    const { url, drop } = await createTestDatabase()
    holds(await proveContests(url, { places: 40 }))
    await drop()
  })
  test('makes one booking of a request that is repeated, also after a crash before its answer', {
    timeout: patience,
  }, async () => {
    const { url, drop } = await createTestDatabase()
    holds(await proveReplays(url, { rounds: 2, crashes: 3 }))
    await drop()
  })
})

test('a power cut of the disk loses nothing that was acknowledged, and the site is served again', {
  timeout: patience,
}, async context => {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-power-'))
  // The database's user goes through it.
  chmodSync(folder, 0o755)
  try {
    holds(await provePowerCuts(join(folder, 'disk'), { cuts: 1 }))
  } catch (error) {
    if (!(error instanceof NoDisk)) throw error
    context.skip(error.message)
  } finally {
    await killMine()
    await removeFolder(folder)
  }
})
