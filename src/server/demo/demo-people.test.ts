import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/database.ts'
import { testDeps } from '../../../tests/deps.ts'
import { appointment } from '../database/tables/booking.ts'
import { loadDemo } from './demo.ts'
import { loadDemoPeople } from './demo-people.ts'

test('in the evening, when tomorrow’s first slots are by telephone only, each invented patient still has an open request', async () => {
  const database = await createTestDatabase()
  const evening = Temporal.Instant.from('2026-11-24T18:40:00+07:00')
  const { deps, close } = testDeps(database.url, { now: () => evening })
  try {
    await loadDemo(deps)
    await loadDemoPeople(deps)
    const made = await deps.db.select().from(appointment)
    expect(made.map(one => one.status)).toEqual(Array(6).fill('requested'))
  } finally {
    await close()
    await database.drop()
  }
}, 60_000)
