/**
 * Bundles our code into the folder given as the only argument. Runs in a separate process because the bundler needs
 * much memory.
 */
import { startHeartbeat } from './heartbeat.ts'
import { ensureBundle } from './site-bundle.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder for the bundle.')
// If the parent has died, another process may start to bundle into the same folder. An ordinary exit waits for the
// bundler's native threads: after a killed parent one was found waiting for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
startHeartbeat()
await ensureBundle(folder)
process.exit(0)
