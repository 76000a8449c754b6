import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/database.ts'
import { newId } from '../database/connect.ts'
import { release } from '../database/tables/site.ts'
import { Leadership } from './leadership.ts'

let url: string
let drop: () => Promise<void>
const open: Leadership[] = []
beforeAll(async () => {
  const database = await createTestDatabase()
  url = database.url
  drop = () => database.drop()
})
afterAll(async () => {
  for (const one of open) await one.end()
  await drop()
})

const openOne = (idle?: number) => {
  const one = new Leadership(url, idle)
  open.push(one)
  return one
}
async function ask<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<T>(statement)
  await client.end()
  return rows
}
const row = () => ({
  id: newId(),
  builtAt: Temporal.Now.instant(),
  code: 'code',
  changeId: 1,
  manifest: 'none',
})

test('one process leads; when it ends, another takes over', async () => {
  const [one, two] = [openOne(), openOne()]
  expect([await one.seek(), await two.seek()]).toEqual([true, false])
  expect([await one.seek(), one.leads, two.leads]).toEqual([false, true, false])
  await one.transaction(db => db.insert(release).values(row()))
  expect(await ask('select id from release')).toHaveLength(1)
  expect(() => two.transaction(async () => {})).toThrow('Another process publishes now.')
  await one.end()
  expect(await two.seek()).toBe(true)
  await two.end()
})

test('a leader whose connection was cut cannot publish, also in the middle of its transaction', async () => {
  const [one, two] = [openOne(), openOne()]
  await one.seek()
  const before = (await ask('select id from release')).length
  const transaction = one.transaction(async db => {
    await db.insert(release).values(row())
    // Only of this database: other tests hold locks on the same server.
    await ask(`select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and datname = current_database()`)
    await expect.poll(() => two.seek()).toBe(true)
  })
  await expect(transaction).rejects.toThrow()
  expect([one.leads, two.leads]).toEqual([false, true])
  expect(await ask('select id from release')).toHaveLength(before)
  // It continues as a follower.
  expect(await one.seek()).toBe(false)
})

test('a leader whose process is suspended loses the lock, and a running one keeps it', async () => {
  for (const other of open) await other.end()
  const [one, two] = [openOne(500), openOne()]
  expect(await one.seek()).toBe(true)
  for (let tick = 0; tick < 10; tick++) {
    await new Promise(resolve => setTimeout(resolve, 100))
    expect([await one.seek(), await two.seek()]).toEqual([false, false])
  }
  expect(one.leads).toBe(true)
  await expect.poll(() => two.seek(), { timeout: 5000 }).toBe(true)
  expect(two.leads).toBe(true)
  // The end of its connection reaches it only after the database has given the lock to the other one.
  await expect.poll(() => one.leads).toBe(false)
  await expect(async () => one.transaction(async () => {})).rejects.toThrow('Another process publishes now.')
  await two.end()
})
