import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { startEmbeddedPostgres } from '../../database/embedded/embedded.ts'
import { checkBytes, type Manifest, readManifest } from './manifest.ts'
import { fillDatabase } from './restore.ts'

/**
 * Verifies a backup by restoring it into a temporary PostgreSQL server: every table must have the rows of the
 * manifest, and the migrations to the current schema must succeed.
 */
export async function verifyBackup(folder: string, steps: Steps = noSteps): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkBytes(folder, manifest, steps)
  steps.begin('Starting a database for the test')
  const dataDir = await mkdtemp(join(tmpdir(), 'rawat-verify-'))
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir, mayLoseData: true })
    try {
      await fillDatabase(url, folder, manifest, steps)
    } finally {
      await stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return manifest
}
