import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Publisher } from '#server/publishing/publisher.ts'
import { Editors } from './publishing-edits.ts'
import { hashesOf, openPublishing, type PublishingHospital } from './publishing-hospital.ts'

const seed = Number(process.env.RAWAT_SEED ?? 20261120)
const rounds = Number(process.env.RAWAT_ROUNDS ?? 8)

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
    const { publisher } = hospital
    const editors = new Editors(hospital.deps, seed)
    for (let round = 0; round < rounds; round++) {
      const done: string[] = []
      for (let burst = 0; burst < 3; burst++) {
        for (let step = 0; step < 2; step++) done.push(await editors.step())
        publisher.request('change')
        await publisher.idle()
      }
      hospital.pass({ hours: 7 * round })
      publisher.request('schedule')
      full.request('demand', true)
      await Promise.all([publisher.idle(), full.idle()])
      expect(publisher.last?.failed ?? []).toEqual(full.last?.failed)
      const [ours, anew] = [hashesOf(publisher), hashesOf(full)]
      const differing = [...new Set([...Object.keys(ours), ...Object.keys(anew)])].filter(
        path => ours[path] !== anew[path],
      )
      expect(differing, `seed ${seed}, round ${round}: ${done.join('; ')}`).toEqual([])
    }
  },
  60_000 + 20_000 * rounds,
)
