import { Client } from 'pg'
import { expect, test } from 'vitest'
import { readRows } from './copy-rows.ts'
import { createTestDatabase } from './database.ts'
import { createHospital } from './hospital.ts'

async function count(url: string, sql: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

test('every test has its own database, with the schema of the migrations', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const migrations = 'SELECT * FROM drizzle.__drizzle_migrations'
  await count(one.url, 'CREATE TABLE mine (id int)')
  expect(await count(one.url, migrations)).toBeGreaterThan(0)
  expect(await count(other.url, migrations)).toBe(await count(one.url, migrations))
  await expect(count(other.url, 'SELECT * FROM mine')).rejects.toThrow('does not exist')
  await Promise.all([one.drop(), other.drop()])
})

test('a database with another schema than that of the migrations is not reused', async () => {
  const { url, drop } = await createTestDatabase()
  await count(url, 'ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only')
  await drop()
  await expect(count(url, 'SELECT 1')).rejects.toThrow('does not exist')
})

test('a reused database is empty, has reset sequences and no connection of the previous test', async () => {
  const hospital = await createHospital()
  const { url } = hospital.deps.database
  const forgotten = new Client({ connectionString: url })
  forgotten.on('error', () => {})
  await forgotten.connect()
  await hospital.close()
  await expect(forgotten.query('SELECT 1')).rejects.toThrow()
  const next = await createTestDatabase()
  const tables = await readRows(next.url)
  expect(tables.rows).toEqual({})
  expect(
    await count(next.url, "SELECT FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL"),
  ).toBe(0)
  await next.drop()
})

test('copied rows equal the originals, and copying changes nothing in the source', async () => {
  const [made, copied] = [await createHospital({ patients: 2 }), await createHospital({ patients: 2 })]
  const { rows } = await readRows(made.deps.database.url)
  expect(Object.keys(rows)).toContain('session')
  expect((await readRows(copied.deps.database.url)).rows).toEqual(rows)
  expect((await copied.call('GET', '/api/auth/sessions', { token: copied.patients[1]?.token })).status).toBe(
    200,
  )
  await Promise.all([made.close(), copied.close()])
})
