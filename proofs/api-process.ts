/** One API process on a database that several share. Prints its port, and ends with the proof that started it. */
import { createApp } from '#server/app.ts'
import { listen } from '#server/kernel/http/listen.ts'
import { testDeps } from '../tests/deps.ts'

const { DATABASE_URL: url, CLOCK: clock, CRASH: crash } = process.env
if (!url || !clock) throw new Error('DATABASE_URL and CLOCK are missing: only a proof starts this.')

const { deps } = testDeps(
  url,
  {
    now: () => Temporal.Instant.from(clock),
    // Called right after a commit and before its answer: the worst moment to die.
    outboxChanged: () => {
      if (crash === 'on') process.kill(process.pid, 'SIGKILL')
    },
  },
  12,
)
const app = createApp(deps)
const config = { ...deps.config, PORT: 0, HOST: '127.0.0.1' }
const { port } = await listen(config, (request, env) => app.fetch(request, env))
process.stdout.write(`${port}\n`)
process.stdin.resume().on('end', () => process.exit(0))
