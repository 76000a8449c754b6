/** Bundles our code into the folder that is named as the one argument. A process of its own, as the tools for it take much memory. */
import { startHeartbeat } from './heartbeat.ts'
import { ensureBundle } from './site-bundle.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder for the bundle.')
// Without its parent another one may begin in the same folder.
process.on('disconnect', () => process.exit(1))
startHeartbeat()
await ensureBundle(folder)
process.exit(0)
