import type { Found, Query } from '#search/directory.ts'
import type { AskedWhole, WholeFound } from '#search/whole/site-index.ts'
import { reportMissingChunk } from '../directives/missing-chunk.ts'
import type { Asked } from './directory.worker.ts'

interface Answer {
  id: number
  found?: unknown
  error?: string
}

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, { resolve: (found: never) => void; reject: (error: Error) => void }>()

function start(): Worker {
  const one = new Worker(new URL('./directory.worker.ts', import.meta.url), { type: 'module' })
  one.onmessage = ({ data }: MessageEvent<Answer>) => {
    const pending = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.error) pending?.reject(new Error(data.error))
    else pending?.resolve(data.found as never)
  }
  one.onerror = event => {
    // An error event without a message: the worker's file could not be fetched.
    if (!event.message) reportMissingChunk(new Error('The search could not be fetched.'))
    for (const { reject } of waiting.values()) reject(new Error('The search could not be started.'))
    waiting.clear()
    worker = undefined
  }
  return one
}

function ask<T>(asked: Omit<Asked, 'id' | 'url'>): Promise<T> {
  worker ??= start()
  const id = ++last
  const url = new URL('/search/doctors.json', location.href).href
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as never, reject })
    worker?.postMessage({ id, url, ...asked } satisfies Asked)
  })
}

/** Fetches the data of the search, which stays in the worker, before there is a query. */
export function prepareSearch(): void {
  // The first query tries again.
  ask({}).catch(() => {})
}

/** Searches all doctors of the network in the browser. */
export const queryDirectory = (query: Query): Promise<Found> => ask({ query })

/** Searches the whole site, for which the other pages are fetched too. */
export const queryWhole = (whole: AskedWhole): Promise<WholeFound> =>
  ask({ whole, index: new URL('/search/site.json', location.href).href })
