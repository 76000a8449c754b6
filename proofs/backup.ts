import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { makeBackup } from '#server/operations/backup/make.ts'
import { restoreBackup } from '#server/operations/backup/restore.ts'
import { storageOf } from '#server/storage/storage.ts'
import { openHospital } from '../tests/small-hospital.ts'
import { type Figures, secondsSince } from './figures.ts'

const limit = 300
/** Rows of one statement, which may take at most twenty seconds. */
const batch = 5000

/** R10: a hospital of many years is backed up and restored on another cluster, row for row, in minutes; a damaged backup is refused. */
export async function proveBackup(
  url: string,
  folder: string,
  { appointments }: { appointments: number },
): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const hospital = await openHospital(url, { patients: 50 })
  for (let from = 0; from < appointments; from += batch) {
    await hospital.deps.database.pool.query(
      `insert into appointment (id, code, schedule_id, doctor_id, location_id, patient_id, mode, timezone, starts_at, ends_at, place, status, reason)
     select gen_random_uuid(), 'P' || n, $1, $2, $3, ($4::uuid[])[1 + n % cardinality($4::uuid[])], 'slots', 'Asia/Jakarta',
       timestamptz '2016-01-01' + n * interval '30 minutes', timestamptz '2016-01-01' + (n + 1) * interval '30 minutes',
       1, 'completed', repeat('A reason of some length. ', 1 + n % 8)
     from generate_series($5::int, $6::int) as n`,
      [
        hospital.schedules.slots,
        hospital.ids.get('doctors/ayu'),
        hospital.ids.get('addresses/jakarta'),
        hospital.patients.map(one => one.patientId),
        from + 1,
        Math.min(from + batch, appointments),
      ],
    )
  }
  await hospital.close()
  const [one, other] = ['one', 'other'].map(name => ({ DATA_DIR: join(folder, name) }))
  if (!one || !other) throw new Error('The two data folders are missing.')
  const out = join(folder, 'backups')
  const made = await makeBackup(url, storageOf(one), out, Temporal.Now.instant())
  const backup = secondsSince(begin)
  const second = await startEmbeddedPostgres({ dataDir: other.DATA_DIR })
  try {
    await migrate(second.url)
    const asked = performance.now()
    const options = { storage: storageOf(other), dataDir: other.DATA_DIR, replace: true }
    await restoreBackup(second.url, made.folder, options)
    const restore = secondsSince(asked)
    if (restore > limit) faults.push(`The restore took ${restore} s.`)
    const later = Temporal.Now.instant().add({ minutes: 1 })
    const again = await makeBackup(second.url, storageOf(other), out, later)
    const rows = new Map(again.manifest.tables.map(table => [table.name, `${table.rows} ${table.digest}`]))
    const unlike = made.manifest.tables.filter(
      table => rows.get(table.name) !== `${table.rows} ${table.digest}`,
    )
    if (unlike.length > 0)
      faults.push(`The restored rows differ in ${unlike.map(table => table.name).join(', ')}.`)
    await truncate(join(made.folder, 'tables', 'appointment.copy.gz'), 1000)
    const refused = await restoreBackup(second.url, made.folder, options).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    if (!/damaged.*appointment/.test(refused)) faults.push(`A damaged backup was not refused: ${refused}`)
    const total = made.manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return {
      proof: 'R10 backup and restore',
      rounds: 1,
      acknowledged: total,
      lost: 0,
      duplicates: 0,
      seconds: secondsSince(begin),
      more: `${total.toLocaleString('en')} rows, filled and backed up in ${backup} s, checked and restored in ${restore} s`,
      faults,
    }
  } finally {
    await second.stop()
  }
}
