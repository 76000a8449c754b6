import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Release } from '#publishing/release/release.ts'
import type { Deps } from '#server/kernel/deps.ts'
import type { ContentKind } from '../src/entities/kinds.ts'
import { SiteStore } from '../src/publishing/release/site-store.ts'
import { findRow, saveItem } from '../src/server/content/writes.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded/embedded.ts'
import { Publisher } from '../src/server/publishing/publisher.ts'
import { serveSite } from '../src/server/site/site.ts'
import { testDeps } from '../tests/deps.ts'
import { timed } from './measure.ts'
import { fillNetwork, foreignDirectory } from './publishing-network.ts'

type Row = Record<string, string | number>
const quantile = (times: number[], part: number) =>
  Math.round(
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0,
  )
const megabytes = (bytes: number) => Math.round(bytes / 1e6)

interface Size {
  doctors: number
  /** Undefined: the demo. */
  directory: string | undefined
}

/** Doctors of each measurement. The site has a little more than twice as many pages: about 1,000, 5,000 and 20,000. */
const sizes: Size[] = process.env.RAWAT_BENCH_DOCTORS
  ? process.env.RAWAT_BENCH_DOCTORS.split(',').map(one => ({
      doctors: Number(one),
      directory: foreignDirectory,
    }))
  : foreignDirectory
    ? [
        { doctors: 400, directory: undefined },
        { doctors: 0, directory: foreignDirectory },
        { doctors: 9130, directory: foreignDirectory },
      ]
    : [{ doctors: 0, directory: undefined }]

/** Time from a save to the changed byte at the public address; and a full build compared with a script that only writes the same files. */
export async function benchPublishing(): Promise<Row[]> {
  const rows: Row[] = []
  const folder = mkdtempSync(join(tmpdir(), 'rawat-bench-publishing-'))
  // Delete nothing until everything is measured: after deletions, ext4 takes ten times as long to create a file.
  try {
    for (const [at, size] of sizes.entries()) rows.push(...(await measureOne(size, join(folder, String(at)))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}

async function measureOne({ doctors, directory }: Size, folder: string): Promise<Row[]> {
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  await fillNetwork(server.url, doctors, directory)
  const { deps, close } = testDeps(server.url)
  const first = new Publisher(deps, new SiteStore(join(folder, 'first')), {
    publicUrl: 'http://hospital.example',
  })
  const store = new SiteStore(join(folder, 'site'))
  const publisher = new Publisher(deps, store, { publicUrl: 'http://hospital.example' })
  const site = new Hono().all('*', context =>
    serveSite(context, store, publisher.current as Release, undefined, path =>
      publisher.changedPages.page(path),
    ),
  )
  const httpServer = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' })
  await once(httpServer, 'listening')
  const address = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`
  try {
    const cold = await timed(() => first.start())
    await first.stop()
    // The new store has only the bundled code: all files must be compressed and written.
    cpSync(join(folder, 'first/bundles'), join(folder, 'site/bundles'), { recursive: true })
    const whole = await timed(() => publisher.start())
    const rendered = publisher.last
    // The nightly build: most bytes are unchanged and need not be written.
    const nights = []
    for (let night = 0; night < 3; night++)
      nights.push(
        await timed(async () => {
          await publisher.publishAll('demand')
          await publisher.idle()
        }),
      )
    const again = quantile(nights, 0.5)
    const memory = process.memoryUsage.rss()
    const hospital: Site = { deps, publisher, address }
    const release = publisher.current as Release
    const pages = Object.keys(release.files).filter(path => path.endsWith('.html')).length
    return [
      {
        name: `full build, ${pages} pages, ${Object.keys(release.files).length} files`,
        ms: Math.round(whole),
        'pages/s': Math.round((1000 * pages) / whole),
        'again, pages/s': Math.round((1000 * pages) / again),
        'bare script pages/s': Math.round((1000 * pages) / (await bare(store, release, folder))),
        'render processor ms': rendered?.processor ?? 0,
        'again, render processor ms': publisher.last?.processor ?? 0,
        'first build ms': Math.round(cold),
        'render process MB': megabytes(rendered?.memory ?? 0),
        'its workers MB': megabytes(Math.max(0, ...(rendered?.workers ?? []))),
        'server MB': megabytes(memory),
      },
      await edits(hospital, `a doctor's headline, ${pages} pages`, 'doctors', 20, (data, mark) => ({
        ...data,
        headline: { en: mark, id: mark },
      })),
      await edits(hospital, `the hospital's name, ${pages} pages`, 'settings', 3, (data, mark) => ({
        ...data,
        hospital_name: mark,
      })),
    ]
  } finally {
    await publisher.stop()
    httpServer.close()
    await close()
    await server.stop()
  }
}

interface Site {
  deps: Deps
  publisher: Publisher
  address: string
}

/** CPU time of this process so far, in milliseconds. */
const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Edit = (data: Record<string, unknown>, mark: string) => Record<string, unknown>

async function edits(site: Site, name: string, kind: ContentKind, count: number, edit: Edit): Promise<Row> {
  const { deps, publisher, address } = site
  const keys = Object.keys(publisher.current?.files ?? {})
    .flatMap(path => /^doctors\/([^/]+)\.html$/.exec(path)?.[1] ?? [])
    .sort()
  const times: number[] = []
  const whole: number[] = []
  const before = processor()
  let pages = 0
  let rendering = 0
  for (let round = 0; round < count; round++) {
    const doctor = keys[Math.floor((round * keys.length) / count)] as string
    const key = kind === 'settings' ? kind : doctor
    const mark = `Edit number ${round} of ${kind}`
    const path = `${address}/doctors/${doctor}`
    const begun = performance.now()
    times.push(
      await timed(async () => {
        await deps.db.transaction(async db => {
          const row = await findRow(db, kind, key)
          const data = edit({ ...row?.data }, mark)
          await saveItem(db, { kind, key, data, version: row?.version ?? 0, publish: true, accountId: null })
        })
        publisher.request('change')
        while (!(await (await fetch(path)).text()).includes(mark))
          await new Promise(next => setTimeout(next, 20))
      }),
    )
    await publisher.idle()
    whole.push(performance.now() - begun)
    pages += publisher.last?.pages ?? 0
    rendering += publisher.last?.processor ?? 0
  }
  return {
    name: `save to public byte: ${name}`,
    'p50 ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
    'all live, p50 ms': quantile(whole, 0.5),
    'pages rendered': Math.round(pages / count),
    'render processor ms': Math.round(rendering / count),
    // Includes the polling reader, which runs in this process.
    'server processor ms': Math.round((processor() - before) / count),
    'render process MB': megabytes(publisher.last?.memory ?? 0),
    'its workers MB': megabytes(Math.max(0, ...(publisher.last?.workers ?? []))),
    'server MB': megabytes(process.memoryUsage.rss()),
  }
}

/** The minimum work of any program: writes the same files with the same bytes, sequentially and uncompressed. */
async function bare(store: SiteStore, release: Release, folder: string): Promise<number> {
  const files: [string, Buffer][] = []
  for (const [path, file] of Object.entries(release.files)) files.push([path, await store.read(file)])
  const out = join(folder, 'bare')
  const started = performance.now()
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), bytes)
  }
  return performance.now() - started
}

if (process.argv[1] === import.meta.filename) console.table(await benchPublishing())
