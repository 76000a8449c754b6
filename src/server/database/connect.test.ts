import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/database.ts'
import { connect } from './connect.ts'

test('a connection that breaks during a transaction ends the transaction, not the process', async () => {
  const { url, drop } = await createTestDatabase()
  const database = connect(url, 3)
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.prependListener('uncaughtException', note)
  onTestFinished(() => void process.off('uncaughtException', note))
  const cut = database.db.transaction(async transaction => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    // No query is running when the connection breaks.
    await new Promise(resolve => setTimeout(resolve, 200))
    await transaction.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  expect(uncaught).toEqual([])
  const { rows } = await database.db.execute<{ one: number }>(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})
