import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// Code under test emits events, which throw if no listener is loaded.
import '#server/listeners.ts'
import { connect } from '#server/database/connect.ts'
import { readConfig } from '#server/kernel/config.ts'
import type { Deps } from '#server/kernel/deps.ts'

/** What `createApp` needs, over a test database; every part can be replaced. */
export function testDeps(
  url: string,
  own: Partial<Deps> = {},
  connections = 10,
): { deps: Deps; close(): Promise<void> } {
  const database = connect(url, connections)
  // On a busy test machine, sixty concurrent requests wait longer than the normal timeout.
  database.pool.options.connectionTimeoutMillis = 30_000
  // Created on the first write, and removed after the test.
  const dataDir = join(tmpdir(), `rawat-test-${randomUUID()}`)
  const deps: Deps = {
    config: readConfig({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      IDENTITY_KEY: 'the key of identity numbers in tests',
    }),
    database,
    db: database.db,
    now: () => Temporal.Now.instant(),
    log: entry => {
      if (entry.level === 'error') process.stderr.write(`${JSON.stringify(entry)}\n`)
    },
    ready: () => true,
    releasedPage: async () => null,
    contentChanged: () => {},
    publishAll: async () => {},
    publishing: () => null,
    outboxChanged: () => {},
    directoryWanted: () => {},
    ...own,
  }
  return {
    deps,
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
