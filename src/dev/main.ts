/** `npm run dev`: pages, islands and portal by Vite, the API restarted behind the same address. See the README. */
import inspector from 'node:inspector'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dev } from 'astro'
import type { ViteDevServer } from 'vite'
import { openContentQueries } from '#content/render-context.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts'
import { Api } from './api.ts'
import { examplesPage } from './examples-page.ts'
import { front } from './front.ts'
import { readAddressesAgain } from './page-addresses.ts'
import { printEmails } from './print-emails.ts'
import { isServerCode } from './server-code.ts'

const root = join(import.meta.dirname, '../..')
// Vite plugins look for packages in the working directory.
process.chdir(root)
const port = Number(process.env.PORT ?? 4321)
const site = `http://127.0.0.1:${port}`
const admin = {
  ADMIN_EMAIL: process.env.ADMIN_EMAIL ?? 'admin@example.org',
  ADMIN_PASSWORD: process.env.ADMIN_PASSWORD ?? 'only in development',
}
const { values } = parseArgs({
  options: { data: { type: 'string', default: 'data-dev' }, inspect: { type: 'boolean', default: false } },
})
const dataDir = resolve(root, values.data)
const ports = { pages: 9229, api: 9230 }

const ends: (() => unknown)[] = []
let ending = false
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  for (let one = ends.pop(); one; one = ends.pop()) await one()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))

const t = (line: string) => process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  // Development must reach no database, mailbox or bucket of a real hospital.
  for (const name of Object.keys(process.env))
    if (/^(API|BACKUP|DATA|DATABASE|FHIR|MAIL|METRICS|PUBLISH|S3|SMTP|STORAGE|TRUSTED)_/.test(name))
      delete process.env[name]
  process.env.PUBLIC_URL = site
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const database = await startEmbeddedPostgres({ dataDir, log: t })
  ends.push(database.stop)
  // The database locks its folder, and each API process locks another one.
  const filesDir = join(dataDir, 'files')
  let vite: ViteDevServer | undefined
  let greeted = false
  const openContent = () => {
    openContentQueries(async path => fetch((await api.address) + path))
    if (vite) readAddressesAgain(vite, join(root, 'src/pages/'))
  }
  const api = new Api(
    {
      ...process.env,
      ...admin,
      DATABASE_URL: database.url,
      DATA_DIR: filesDir,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: site,
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
      ...(values.inspect ? { DEV_INSPECT: String(ports.api) } : {}),
    },
    {
      contentChanged: openContent,
      ready: (_, milliseconds) => {
        openContent()
        if (greeted) t(`The API runs the new code (${Math.round(milliseconds)} ms).`)
      },
      failed: reason => {
        process.stderr.write(`${reason}\n`)
        const [message = '', ...stack] = reason.split('\n')
        vite?.environments.client.hot.send({ type: 'error', err: { message, stack: stack.join('\n') } })
      },
    },
  )
  ends.push(() => api.stop())
  openContent()
  if (values.inspect) inspector.open(ports.pages)
  const server = await dev({
    root,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port },
    cacheDir: join(dataDir, 'astro'),
    integrations: [
      {
        name: 'rawat:dev',
        hooks: {
          'astro:config:setup': ({ addMiddleware, injectRoute, injectScript }) => {
            injectScript('page', "import '/src/dev/page-update.ts'")
            addMiddleware({ entrypoint: new URL('./policy.ts', import.meta.url), order: 'pre' })
            // Astro's dev server finds the not-found page only at this path.
            injectRoute({ pattern: '/404', entrypoint: './src/pages/[...locale]/404.astro' })
          },
        },
      },
    ],
    vite: {
      cacheDir: join(dataDir, 'vite'),
      server: {
        strictPort: true,
        watch: { ignored: [`${dataDir}/**`, join(root, '{data,dist,test-results,bench/results}/**')] },
      },
      plugins: [
        examplesPage,
        {
          name: 'rawat:dev',
          enforce: 'post',
          configureServer(started) {
            vite = started
            started.watcher.on('all', (_, file) => {
              if (isServerCode(relative(root, file).replaceAll('\\', '/'))) api.restart()
            })
            // Runs after Astro has added its middlewares, to be placed before them.
            return () => void started.middlewares.stack.unshift({ route: '', handle: front(api, filesDir) })
          },
        },
      ],
    },
  })
  ends.push(() => server.stop())
  // Waits also for code that does not start: its error is printed already, and the next change restarts it.
  await api.address.catch(() => {})
  greeted = true
  ends.push(await printEmails(filesDir, site, t))
  // Vite compiles on demand: request the home page now, so that the first visit is fast.
  fetch(site).catch(() => {})
  t(`Rawat is at ${site}, for development.
Administrators sign in at ${site}/auth/admins: ${admin.ADMIN_EMAIL}, password "${admin.ADMIN_PASSWORD}".
Database, files and mails are in ${dataDir}: delete it to start again.
Not as in production: nothing is published, so previews, roll back, pictures of shared links, redirects, the search
without scripts and the service worker are off. The policy (CSP) is on, but styles may be inline, as Vite needs it, and
what breaks Trusted Types is only named in the browser's console.${
    values.inspect ? `\nDebuggers: pages at 127.0.0.1:${ports.pages}, API at 127.0.0.1:${ports.api}.` : ''
  }`)
}

start().catch(error => {
  process.stderr.write(`${(error as Error).message}\n`)
  end(1)
})
