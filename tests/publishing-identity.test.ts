import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Publisher } from '#server/publishing/publisher.ts'
import { openPublishing, type PublishingHospital } from './publishing-hospital.ts'
import { walk } from './publishing-walk.ts'

const seed = Number(process.env.RAWAT_SEED ?? 20261120)
const rounds = Number(process.env.RAWAT_ROUNDS ?? 6)

let hospital: PublishingHospital
let full: Publisher

beforeAll(async () => {
  hospital = await openPublishing()
  await hospital.publisher.start()
  full = hospital.another()
}, 180_000)
afterAll(() => hospital.close())

it(
  'after any edits of any kind, and any time, the release has the same bytes as one that is built anew',
  async () => {
    const { edits, faults } = await walk(hospital, full, { rounds, seed })
    expect(faults).toEqual([])
    expect(edits).toBeGreaterThan(rounds)
  },
  120_000 + 20_000 * rounds,
)
