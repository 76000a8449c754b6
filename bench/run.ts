/** `npm run bench`: the product's figures and the machine's ceiling, measured in one run. Results also go to bench/results/. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRawat } from '../src/server/start.ts'
import { benchBooking } from './booking.ts'
import { benchLists } from './lists.ts'
import { benchPages } from './pages.ts'
import { benchPublishing } from './publishing.ts'
import { benchReads } from './reads.ts'
import { benchSearch } from './search.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rawat-bench-'))
const environment = { PORT: '0', DATA_DIR: dataDir, RAWAT_DEMO: 'on' }
const rawat = await startRawat(environment)
try {
  const results = {
    reads: await benchReads(rawat.address),
    search: await benchSearch(rawat.address),
    lists: await benchLists(),
    pages: await benchPages(dataDir),
    publishing: await benchPublishing(),
    booking: await benchBooking(),
  }
  for (const [name, rows] of Object.entries(results)) {
    process.stdout.write(`\n${name}\n`)
    console.table(rows)
  }
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`)
} finally {
  await rawat.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
