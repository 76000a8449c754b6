import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../tests/database.ts'
import { proveMigrations } from './migrations.ts'
import { killMine } from './processes.ts'

const migrations = readdirSync(join(import.meta.dirname, '../migrations')).filter(name =>
  name.endsWith('.sql'),
)

afterAll(killMine)

// `npm run prove -- --only R11` kills at each statement.
test('A migration that is killed resumes at the next start, loses no row and ends with the schema of a new database', {
  timeout: 240_000,
}, async () => {
  const { url, drop } = await createTestDatabase()
  const sizes = { from: [3, migrations.length - 2], every: 40, random: 2, rows: 2 }
  expect(await proveMigrations(url, sizes)).toMatchObject({ faults: [], lost: 0 })
  await drop()
})
