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

const openOne = () => {
  const one = new Leadership(url)
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
  const held = one.transaction(async db => {
    await db.insert(release).values(row())
    await ask(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`)
    await expect.poll(() => two.seek()).toBe(true)
  })
  await expect(held).rejects.toThrow()
  expect([one.leads, two.leads]).toEqual([false, true])
  expect(await ask('select id from release')).toHaveLength(before)
  // It goes on as one of the others.
  expect(await one.seek()).toBe(false)
})
