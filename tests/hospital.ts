import { createTestDatabase } from './database.ts'
import { type Hospital, openHospital } from './small-hospital.ts'

export type { Answer, Hospital } from './small-hospital.ts'

/** A small hospital in a database of its own, for one test: `small-hospital.ts` says what is in it. */
export async function createHospital(
  options: { patients?: number; connections?: number } = {},
): Promise<Hospital> {
  const database = await createTestDatabase()
  const hospital = await openHospital(database.url, options)
  const close = async () => {
    await hospital.close()
    await database.drop()
  }
  return { ...hospital, close }
}
