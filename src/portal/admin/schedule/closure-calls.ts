import { post } from '#api/client.ts'
import type { ClosureWrite } from '#entities/schedule/closure.ts'
import type { Contacted } from '../front-desk/day/day-calls.ts'
import { resultOptions } from '../queries.ts'
import { afterWrite } from './calls.ts'

const path = '/api/admins/closures'

export const closuresOptions = resultOptions(['admins', 'exceptions', 'closures'], path)

/** Preview of a closure. Never cached. */
export const previewClosure = (closure: ClosureWrite) => post(`${path}/preview`, { body: closure })

/** Saves it, polls the publication and invalidates the cache. */
export const createClosure = async (closure: ClosureWrite, title: string): Promise<Contacted> =>
  (await afterWrite('exceptions', title, post(path, { body: closure }))).meta
