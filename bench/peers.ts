import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '../src/publishing/release/site-store.ts'
import { createApp } from '../src/server/app.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded/embedded.ts'
import { Publisher } from '../src/server/publishing/publisher.ts'
import { testDeps } from '../tests/deps.ts'
import { timed } from './measure.ts'
import { fillNetwork } from './publishing-network.ts'

export interface Peer {
  name: string
  pages: number
  seconds: number
  'pages/s': number
}

const root = join(import.meta.dirname, '..')
/** Not the synchronous one: the API that `astro build` reads runs in this process. */
const run = promisify(execFile)

/**
 * The same content as whole sites, one after the other: by our publisher, by `astro build` from our API, by Hugo (if this
 * machine has it) from pages of the same size, and by a script that only writes the same files. `doctors`: the demo's are
 * copied until there are so many.
 */
export async function benchPeers(doctors: number): Promise<Peer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-bench-peers-'))
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  await fillNetwork(server.url, doctors)
  const { deps, close } = testDeps(server.url)
  const api = serve({ fetch: createApp(deps).fetch, port: 0, hostname: '127.0.0.1' })
  await once(api, 'listening')
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const publicUrl = 'http://hospital.example'
  const first = new Publisher(deps, new SiteStore(join(folder, 'first')), { publicUrl })
  const store = new SiteStore(join(folder, 'site'))
  const publisher = new Publisher(deps, store, { publicUrl })
  try {
    const cold = await timed(() => first.start())
    await first.stop()
    cpSync(join(folder, 'first/bundles'), join(folder, 'site/bundles'), { recursive: true })
    const bundled = await timed(() => publisher.start())
    const again = await timed(async () => {
      await publisher.publishAll('demand')
      await publisher.idle()
    })
    const release = publisher.current as Release
    const pages: [string, Buffer][] = []
    for (const [path, file] of Object.entries(release.files))
      if (path.endsWith('.html')) pages.push([path, await store.read(file)])
    const row = (name: string, milliseconds: number): Peer => ({
      name,
      pages: pages.length,
      seconds: Number((milliseconds / 1000).toFixed(1)),
      'pages/s': Math.round((1000 * pages.length) / milliseconds),
    })
    const rows = [
      row('Rawat, code bundled too', cold),
      row('Rawat, every byte new', bundled),
      row('Rawat, as every night', again),
      row('astro build', await timed(() => astroBuild(apiUrl, publicUrl, join(folder, 'astro')))),
    ]
    const hugo = await hugoBuild(pages, join(folder, 'hugo'))
    if (hugo) rows.push(row('Hugo, pages as they are', hugo))
    rows.push(
      row('a script that writes the files', await timed(async () => writeAll(pages, join(folder, 'bare')))),
    )
    return rows
  } finally {
    await publisher.stop()
    api.close()
    await close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The plain build of Astro, with its bundling, in one process as it comes. */
async function astroBuild(apiUrl: string, publicUrl: string, out: string): Promise<void> {
  const env = {
    ...process.env,
    ...{ API_URL: apiUrl, PUBLIC_URL: publicUrl, NODE_OPTIONS: '--max-old-space-size=8192' },
  }
  const words = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', out, '--silent']
  await run(process.execPath, words, { cwd: root, env })
}

/** Milliseconds that Hugo takes to read and write these pages, without minifying; null if it is not installed. */
async function hugoBuild(pages: [string, Buffer][], folder: string): Promise<number | null> {
  if (spawnSync('hugo', ['version'], { stdio: 'ignore' }).status !== 0) return null
  writeAll(
    [
      [
        'config.toml',
        Buffer.from(
          'baseURL = "http://hospital.example/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n',
        ),
      ],
      ['layouts/_default/single.html', Buffer.from('{{ .Content }}')],
      ['layouts/_default/list.html', Buffer.from('{{ .Title }}')],
    ],
    folder,
  )
  const front = (path: string) => Buffer.from(`---\ntitle: "${path}"\n---\n`)
  writeAll(
    pages.map(([path, bytes]) => [
      path.replace(/index\.html$/, 'home.html'),
      Buffer.concat([front(path), bytes]),
    ]),
    join(folder, 'content'),
  )
  return timed(async () => {
    await run('hugo', ['--source', folder, '--quiet'])
  })
}

function writeAll(files: [string, Buffer][], folder: string): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}
