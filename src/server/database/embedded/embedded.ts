import { rmSync } from 'node:fs'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { databaseUrl, ensureDatabase } from './connection.ts'
import { prepareFolder, writePrivateFile, writing } from './folder.ts'
import { acquireLock } from './lock.ts'
import { runServer } from './server.ts'
import { chooseServerUser } from './user.ts'

export interface EmbeddedOptions {
  dataDir: string
  log?: (line: string) => void
  /** True only in tests: faster, and a power cut may lose what was acknowledged. */
  mayLoseData?: boolean
}

/** Starts (initialising when new) the embedded PostgreSQL, in `dataDir`/postgres. */
export async function startEmbeddedPostgres(
  options: EmbeddedOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const log = options.log ?? (() => {})
  const folder = prepareFolder(options.dataDir)
  const releaseLock = await acquireLock(folder)
  // Everything that was started is stopped in reverse order, after a failure as well as at a normal stop.
  const ends: (() => unknown)[] = [releaseLock]
  const stop = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end()
  }
  try {
    const binaries = findBinaries()
    const user = chooseServerUser()
    const { password } = await ensureCluster(folder, binaries, user)
    const server = await runServer({ folder, binaries, user, log, durable: !options.mayLoseData })
    ends.push(server.stop)
    await ensureDatabase(server.port, password)
    ends.push(() => rmSync(folder.connection, { force: true }))
    const connection = JSON.stringify({ port: server.port, process: process.pid })
    writing(folder.dataDir, () => writePrivateFile(folder.connection, connection))
    return { url: databaseUrl(server.port, password), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
