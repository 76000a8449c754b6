/** For files that share a worker: what would concern the next file ends with the test, or is refused. */
// It extends only schemas that are built after it is loaded: a file without it must not build those of the next file.
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

// Every way to start a process in the background ends in this one, which the types leave out.
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
