/** Isolates test files that share a worker: changes that would affect the next file are undone after the test, or refused. */
// Load it first: it extends only schemas created later, and a file without it could create those of the next file.
import '@hono/zod-openapi'
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'
import { afterEach, vi } from 'vitest'

function refuse(): never {
  throw new Error(
    'A test of the projects pure and database starts no process and no thread. tests/projects.ts assigns it to the project process once its file or a helper in tests/ imports node:child_process, or what starts it is named there.',
  )
}

// All asynchronous ways to start a process call this method, which is missing in the types.
Object.assign(childProcess.ChildProcess.prototype, { spawn: refuse })
for (const name of ['spawnSync', 'execSync', 'execFileSync'] as const) childProcess[name] = refuse as never
threads.Worker = class {
  constructor() {
    refuse()
  }
} as never
syncBuiltinESMExports()

afterEach(() => {
  vi.useRealTimers()
})
