/**
 * `npm run bench`: the product's figures and the machine's ceiling, measured in one run. Results also go to
 * bench/results/. `-- --peers [DOCTORS]`: our build beside other site generators, and docs/peers.svg, drawn from it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRawat } from '../src/server/start.ts'
import { benchBooking } from './booking.ts'
import { benchDeskTasks } from './desk-tasks.ts'
import { benchLists } from './lists.ts'
import { benchPages } from './pages.ts'
import { benchPeers } from './peers.ts'
import { barChart } from './plot.ts'
import { benchPortal } from './portal.ts'
import { benchPublishing } from './publishing.ts'
import { benchReads } from './reads.ts'
import { benchSearch } from './search.ts'

const folder = join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
const store = (name: string, results: unknown) =>
  writeFileSync(join(folder, name), `${JSON.stringify(results, null, 2)}\n`)

async function everything(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-bench-'))
  const administrator = { email: 'admin@example.org', password: crypto.randomUUID() }
  const rawat = await startRawat({
    ...{ PORT: '0', DATA_DIR: dataDir, RAWAT_DEMO: 'on' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  })
  try {
    const portal = await benchPortal({ address: rawat.address, dataDir, administrator })
    const results = {
      portal: portal.opened,
      'menu of the portal': portal.pressed,
      'front desk': await benchDeskTasks({ address: rawat.address, administrator }),
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
    store('latest.json', results)
  } finally {
    await rawat.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function peers(doctors: number): Promise<void> {
  const rows = await benchPeers(doctors)
  console.table(rows)
  store('peers.json', rows)
  const [{ pages }] = rows as [(typeof rows)[0]]
  const title = `Pages a second, ${pages.toLocaleString('en')} pages of the same content, ${availableParallelism()} cores`
  const bars = rows.map(one => ({
    name: one.name,
    value: one['pages/s'],
    ours: one.name.startsWith('Rawat'),
  }))
  writeFileSync(join(import.meta.dirname, '../docs/peers.svg'), barChart(title, bars))
}

const [option, size = '400'] = process.argv.slice(2)
await (option === '--peers' ? peers(Number(size)) : everything())
