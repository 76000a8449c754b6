import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/database.ts'
import { prepareFolder } from './database/embedded/folder.ts'
import { acquireLock } from './database/embedded/lock.ts'
import { startRawat } from './start.ts'

test('a stop frees the data folder although the last counts cannot be written', async () => {
  const { url, drop } = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'rawat-start-'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })
  const environment = { DATABASE_URL: url, DATA_DIR: folder, PORT: '0' }
  const rawat = await startRawat(environment, undefined, { pages: { contentChanged: () => {} } })
  const visit = { method: 'POST', body: '/', headers: { 'content-type': 'text/plain' } }
  expect((await fetch(`${rawat.address}/api/visits`, visit)).status).toBe(202)
  await client.query('drop table visit_count')
  await expect(rawat.stop()).rejects.toThrow('visit_count')
  const release = await acquireLock(prepareFolder(folder))
  release()
}, 60_000)
