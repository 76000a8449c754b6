/**
 * `npm run bench`: the product's figures and the machine's ceiling, measured in one run. Results also go to
 * bench/results/. `-- search reads` runs these parts only. `-- --peers [DOCTORS]`: our build beside other site
 * generators, and docs/peers.svg, the chart of the README.
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

/** Runs the parts that are named, or all. Each prints its figures as soon as it has them. */
async function measure(names: string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-bench-'))
  const administrator = { email: 'admin@example.org', password: crypto.randomUUID() }
  const rawat = await startRawat({
    ...{ PORT: '0', DATA_DIR: dataDir, RAWAT_DEMO: 'on' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  })
  const { address } = rawat
  const parts: Record<string, () => Promise<object[]>> = {
    portal: () => benchPortal({ address, dataDir, administrator }),
    desk: () => benchDeskTasks({ address, dataDir, administrator }),
    reads: () => benchReads(address),
    search: () => benchSearch(address),
    lists: benchLists,
    pages: () => benchPages(dataDir),
    publishing: benchPublishing,
    booking: benchBooking,
  }
  try {
    const unknown = names.find(name => !Object.hasOwn(parts, name))
    if (unknown)
      throw new Error(`There is no part '${unknown}'. The parts are: ${Object.keys(parts).join(', ')}.`)
    const results: Record<string, object[]> = {}
    for (const name of names.length > 0 ? names : Object.keys(parts)) {
      const rows = (await parts[name]?.()) ?? []
      process.stdout.write(`\n${name}\n`)
      console.table(rows)
      results[name] = rows
      if (names.length === 0) store('latest.json', results)
    }
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
  // The bar of the script, which renders nothing, would leave no room for the others.
  const bars = rows.slice(0, -1).map(one => ({
    name: one.name,
    value: one['pages/s'],
    ours: one.name.startsWith('Rawat'),
  }))
  writeFileSync(join(import.meta.dirname, '../docs/peers.svg'), barChart(title, bars))
}

const [first, size = '400'] = process.argv.slice(2)
await (first === '--peers' ? peers(Number(size)) : measure(process.argv.slice(2)))
