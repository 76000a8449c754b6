/** One API process on a database that it shares with others; says its port, and ends with the proof that started it. */
import { serve } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { testDeps } from '../deps.ts'

const { DATABASE_URL: url, CLOCK: clock, CRASH: crash } = process.env
if (!url || !clock) throw new Error('DATABASE_URL and CLOCK are missing: only a proof starts this.')

const { deps } = testDeps(
  url,
  {
    now: () => Temporal.Instant.from(clock),
    // Called right after a commit and before its answer: the worst moment to go.
    outboxChanged: () => {
      if (crash === 'on') process.kill(process.pid, 'SIGKILL')
    },
  },
  12,
)
const app = createApp(deps)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
process.stdin.resume().on('end', () => process.exit(0))
