/** `npm run publish -- --out DIR`: the current release as a folder for any static host; only changed files are written. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportPictures, exportRelease } from './export.ts'
import { SharePictures } from './share/pictures.ts'
import { SiteStore } from './site-store.ts'

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function readWords(): string {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' } } })
    if (values.out) return values.out
  } catch {
    // An unknown option gets the same sentence as a missing one.
  }
  return fail('Name the folder to write to: npm run publish -- --out DIR')
}

const out = readWords()
const dataDir = resolve(process.env.DATA_DIR ?? './data')
const store = new SiteStore(join(dataDir, 'site'))
const release = await store.current()
if (!release)
  fail(`No release is in ${dataDir}. Start Rawat once (npm start), or name its folder in DATA_DIR.`)
const files = await exportRelease(store, release, out)
const pictures = new SharePictures(store)
const drawn = await exportPictures(pictures, release, out)
pictures.stop()
const written = [...files.written, ...drawn.written]
const removed = [...files.removed, ...drawn.removed]
process.stdout.write(
  `Release of ${release.builtAt}: ${written.length} files written, ${removed.length} removed in ${resolve(out)}\n`,
)
// A CDN in front of the folder forgets just these.
for (const path of [...written, ...removed])
  process.stdout.write(`/${path.replace(/(^|\/)index\.html$|\.html$/, '')}\n`)
