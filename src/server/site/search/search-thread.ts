/** The search worker thread: loading ten thousand doctors would block bookings in the main thread. */
import { parentPort } from 'node:worker_threads'
import type { Directory, Query } from '#search/directory.ts'
import { createEngine } from '#search/engine.ts'

export type Message = { directory: string } | { id: number; query: Query }

let find: ReturnType<typeof createEngine> | undefined

parentPort?.on('message', (message: Message) => {
  if ('directory' in message) {
    find = createEngine(JSON.parse(message.directory) as Directory)
    return
  }
  try {
    parentPort?.postMessage({ id: message.id, found: find?.(message.query) })
  } catch (error) {
    parentPort?.postMessage({ id: message.id, error: String(error) })
  }
})
