import { copyRows, type RowsOfDatabase, readRows } from './copy-rows.ts'
import { createTestDatabase } from './database.ts'
import { type FixtureIds, type HospitalFixture, openHospital } from './small-hospital.ts'

export type { Answer, HospitalFixture } from './small-hospital.ts'

/** Cached rows by number of patients, for all files of a worker: copying rows is faster than creating them. */
const known = new Map<number, { fixtureIds: FixtureIds; rows: RowsOfDatabase }>()

/** A small hospital in its own database, for one test. `small-hospital.ts` describes its content. */
export async function createHospital({
  patients = 3,
  connections = 10,
}: {
  patients?: number
  connections?: number
} = {}): Promise<HospitalFixture> {
  const database = await createTestDatabase()
  const filled = known.get(patients)
  if (filled) await copyRows(database.url, filled.rows)
  const fixtureIds = filled && structuredClone(filled.fixtureIds)
  const hospital = await openHospital(database.url, { patients, connections, fixtureIds })
  if (!filled) {
    const { admins, patients: people, schedules, ids } = hospital
    known.set(patients, {
      fixtureIds: structuredClone({ admins, patients: people, schedules, ids }),
      rows: await readRows(database.url),
    })
  }
  const close = async () => {
    await hospital.close()
    await database.drop()
  }
  return { ...hospital, close }
}

/** Publishes the first change of the settings of a small hospital. */
export async function saveSettings(hospital: HospitalFixture, own: Record<string, unknown>): Promise<void> {
  const data = { hospital_name: 'Rumah Sakit Uji', ...own }
  const body = { data, version: 1, publish: true }
  const saved = await hospital.call('PUT', '/api/settings', { token: hospital.admins.super.token, body })
  if (saved.status !== 200) throw new Error(saved.message)
}
