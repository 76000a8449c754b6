import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

async function count(url: string, sql: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

test('every test has a hospital of its own, in the shape that the migrations give', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const migrations = 'SELECT * FROM drizzle.__drizzle_migrations'
  await count(one.url, 'CREATE TABLE mine (id int)')
  expect(await count(one.url, migrations)).toBeGreaterThan(0)
  expect(await count(other.url, migrations)).toBe(await count(one.url, migrations))
  await expect(count(other.url, 'SELECT * FROM mine')).rejects.toThrow('does not exist')
  await Promise.all([one.drop(), other.drop()])
  await expect(count(one.url, 'SELECT 1')).rejects.toThrow('does not exist')
})
