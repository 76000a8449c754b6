/** The search worker thread: loading ten thousand doctors would block bookings in the main thread. */
import { parentPort } from 'node:worker_threads'
import type { Directory, Query } from '#search/directory.ts'
import { createEngine } from '#search/engine.ts'
import type { AskedWhole, SiteIndex } from '#search/whole/site-index.ts'
import { createWholeEngine } from '#search/whole/whole-engine.ts'

export type Message =
  | { directory: string }
  | { index: string }
  | { id: number; query: Query }
  | { id: number; whole: AskedWhole }

let directory: Directory | undefined
let find: ReturnType<typeof createEngine> | undefined
let index: SiteIndex | undefined
let findAll: ReturnType<typeof createWholeEngine> | undefined

function answer(message: Extract<Message, { id: number }>) {
  if ('query' in message) return find?.(message.query)
  if (find && directory && index) findAll ??= createWholeEngine(find, directory, index)
  return findAll?.(message.whole)
}

parentPort?.on('message', (message: Message) => {
  if ('directory' in message) {
    directory = JSON.parse(message.directory) as Directory
    find = createEngine(directory)
    findAll = undefined
  } else if ('index' in message) {
    index = JSON.parse(message.index) as SiteIndex
    findAll = undefined
  } else {
    try {
      parentPort?.postMessage({ id: message.id, found: answer(message) })
    } catch (error) {
      parentPort?.postMessage({ id: message.id, error: String(error) })
    }
  }
})
