import pg from 'pg'
import { doubleBookings, incompleteTransactions } from './integrity-queries.ts'
import type { Acknowledged, LoadGenerator } from './load-generator.ts'

export interface ConsistencyResult {
  lost: number
  duplicates: number
  faults: string[]
}

/** Statuses that an appointment may have after the answers to its patient and the front desk. */
function allowed({ accepted, cancelled }: Acknowledged): string[] {
  if (cancelled === 'done') return ['cancelled_by_patient']
  const still =
    accepted === 'done' ? ['accepted'] : accepted === 'sent' ? ['requested', 'accepted'] : ['requested']
  return cancelled === 'sent' ? [...still, 'cancelled_by_patient'] : still
}

/** Compares the database with what was acknowledged. Call it once every request is answered. */
export async function checkConsistency(
  generator: LoadGenerator,
  databaseUrl: string,
): Promise<ConsistencyResult> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // The database may be killed before it has closed this connection.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  try {
    const { rows } = await pool.query<{ id: string; status: string }>(
      'select id, status from appointment where patient_id = any($1)',
      [generator.people.map(one => one.patientId)],
    )
    const found = new Map(rows.map(row => [row.id, row.status]))
    const faults: string[] = []
    let lost = 0
    for (const [id, known] of generator.acknowledgements) {
      const status = found.get(id) ?? 'missing'
      if (allowed(known).includes(status)) {
        // The acceptance was never answered: the database's status is the true one from here on.
        if (known.accepted === 'sent') known.accepted = status === 'accepted' ? 'done' : 'none'
        continue
      }
      lost++
      faults.push(`${id} is ${status}, and was acknowledged as ${allowed(known).join(' or ')}.`)
    }
    const unrequested = rows.filter(row => !generator.acknowledgements.has(row.id)).map(row => row.id)
    if (unrequested.length > 0)
      faults.push(`No client requested these appointments: ${unrequested.join(', ')}.`)
    const twice = await doubleBookings(pool)
    if (twice > 0) faults.push(`${twice} pairs of appointments are at the same time.`)
    const incomplete = await incompleteTransactions(pool)
    if (incomplete.length > 0) faults.push(`Incomplete transactions: ${incomplete.join(', ')}.`)
    return { lost, duplicates: unrequested.length + twice, faults }
  } finally {
    await pool.end()
  }
}
