import { post } from '#api/client.ts'
import type { ClosedDoctor, ClosureWrite } from '#entities/schedule/closure.ts'
import { watchPublication } from '../content/edit/publishing.ts'
import type { Contacted } from '../front-desk/day/day-calls.ts'
import { appointmentReads, invalidate, resultOptions } from '../queries.ts'

const path = '/api/admins/closures'

export const closuresOptions = resultOptions(['admins', 'exceptions', 'closures'], path)

/** Preview of a closure. Never cached. */
export const previewClosure = async (closure: ClosureWrite): Promise<ClosedDoctor[]> =>
  (await post(`${path}/preview`, { body: closure })).result

/** Saves it, polls the publication and invalidates the cache. */
export async function createClosure(closure: ClosureWrite, title: string): Promise<Contacted> {
  const { meta } = await post(path, { body: closure })
  if (typeof meta.change === 'number') void watchPublication(meta.change, title)
  await invalidate(['admins', 'exceptions'], ...appointmentReads)
  return meta
}
