/** A publisher that can be killed: `node publisher-process.ts <database> <store>`. Prints "ready" once it serves a release. */
import { SiteStore } from '#publishing/release/site-store.ts'
import { listenForChanges } from '#server/listen-for-changes.ts'
import { Publisher } from '#server/publishing/publisher.ts'
import { testDeps } from '../tests/deps.ts'

const [url = '', folder = ''] = process.argv.slice(2)
let publisher: Publisher | undefined
const { deps } = testDeps(url, { contentChanged: () => publisher?.request('change') })
publisher = new Publisher(deps, new SiteStore(folder), { publicUrl: 'http://hospital.example' })
await listenForChanges(deps)
await publisher.start()
process.stdout.write('ready\n')
