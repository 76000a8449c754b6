import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { ensureFirstAdministrator } from './accounts/staff/first-administrator.ts'
import { ensureEmergencySigns } from './content/initial-emergency-signs.ts'
import { connect, type Database } from './database/connect.ts'
import { startEmbeddedPostgres } from './database/embedded/embedded.ts'
import { prepareFolder } from './database/embedded/folder.ts'
import { acquireLock } from './database/embedded/lock.ts'
import { acquireInstanceLock, RestoreRunning } from './database/instance-lock.ts'
import { migrate } from './database/migrate.ts'
import { ensureSettings, loadDemo } from './demo/demo.ts'
import { loadDemoPeople } from './demo/demo-people.ts'
import { changesOf } from './front-desk/changes.ts'
import { startJobs } from './jobs.ts'
import { type Config, ConfigError, readConfig } from './kernel/config.ts'
import type { Deps } from './kernel/deps.ts'
import { sumOfEach } from './kernel/each.ts'
import type { Fetch } from './kernel/http/fetch.ts'
import { listen } from './kernel/http/listen.ts'
import { withPolicy } from './kernel/http/strict-policy.ts'
import { logLine } from './kernel/log-line.ts'
import { localAddress, publicAddress } from './kernel/public-address.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { RequestCounters } from './operations/counters.ts'
import { metrics } from './operations/metrics.ts'
import { countRequests, openMetrics } from './operations/metrics-server.ts'
import { flushPageViews } from './operations/page-views.ts'
import { Publisher } from './publishing/publisher.ts'
import { openSiteStore } from './publishing/store.ts'
import { releasedPage } from './site/released-page.ts'
import { serveSite } from './site/site.ts'
import { wholeSite } from './whole-site.ts'

export interface Rawat {
  /** For the terminal: duration of the start, number of pages, path of the data. */
  started: string
  /** For the terminal: the address, and the first administrator's link if there is one. */
  greeting: string
  address: string
  stop(): Promise<void>
}

/** In development another process renders the pages: nothing is published, and that process is notified of changes. */
export interface PagesElsewhere {
  contentChanged(): void
}

/** Until the start has ended the API is not ready, and visitors get the last release on the disk of this process. */
function startingServer(store: SiteStore, last: Release | null) {
  const starting = {
    meta: { message: 'The server is starting.', code: 'api.unready' },
    message: 'The server is starting.',
  }
  return new Hono()
    .get('/api/livez', context => context.json({ result: { status: 'live' }, meta: { message: '' } }))
    .all('/api/*', context =>
      context.json(starting, 503, { 'retry-after': '2', 'cache-control': 'no-store' }),
    )
    .all('*', async context =>
      last
        ? serveSite(context, store, last)
        : context.json(starting, 503, { 'retry-after': '2', 'cache-control': 'no-store' }),
    )
}

async function openDatabase(
  config: Config,
  log: Deps['log'],
  steps: Steps,
): Promise<{ database: Database; close(): Promise<void> }> {
  steps.begin('Opening the database')
  // Only one process may write the releases in this folder, also with an external database.
  const releaseFolder = config.DATABASE_URL ? await acquireLock(prepareFolder(config.DATA_DIR)) : () => {}
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({
        dataDir: config.DATA_DIR,
        log: line => log({ level: 'info', what: 'database', line }),
      })
  const url = config.DATABASE_URL ?? (embedded?.url as string)
  let releaseInstanceLock = async () => {}
  try {
    releaseInstanceLock = await acquireInstanceLock(url)
    steps.begin('Bringing the tables to this version')
    await migrate(url)
  } catch (error) {
    await releaseInstanceLock()
    await embedded?.stop()
    releaseFolder()
    if (!config.DATABASE_URL || error instanceof RestoreRunning) throw error
    const Reason = isAway(error as NodeJS.ErrnoException) ? DatabaseAway : ConfigError
    throw new Reason(
      `DATABASE_URL: the database cannot be used (${(error as Error).message}). Check the address and the rights.`,
    )
  }
  const database = connect(url)
  return {
    database,
    close: async () => {
      await database.close()
      await releaseInstanceLock()
      await embedded?.stop()
      releaseFolder()
    },
  }
}

/** The database does not answer, but its settings may be right. */
class DatabaseAway extends ConfigError {}

/** 57P03: it is starting or stopping. */
const isAway = ({ code, message }: NodeJS.ErrnoException) =>
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P03)$/.test(
    code ?? '',
  ) || /timeout|Connection terminated/.test(message)

/** If the database is away, and visitors have the last release meanwhile, waits for the database. */
async function openDatabaseOnceThere(
  config: Config,
  log: Deps['log'],
  steps: Steps,
  hasRelease: boolean,
  leaving: AbortSignal | undefined,
): ReturnType<typeof openDatabase> {
  for (let isLogged = false; ; isLogged = true) {
    try {
      return await openDatabase(config, log, steps)
    } catch (error) {
      if (!(error instanceof DatabaseAway) || !hasRelease || leaving?.aborted) throw error
      const next = 'Until then the last release is served. The start continues when the database answers.'
      if (!isLogged) log({ level: 'error', what: 'database', error: `${error.message} ${next}` })
      await wait(2000, undefined, leaving ? { signal: leaving } : {}).catch(() => {})
    }
  }
}

/**
 * Starts database, API, jobs, publisher and the public files in one process, on one port. If `leaving` is aborted, the
 * start fails soon, as its first release is no longer needed.
 */
export async function startRawat(
  environment: NodeJS.ProcessEnv = process.env,
  leaving?: AbortSignal,
  { steps = noSteps, pages }: { steps?: Steps; pages?: PagesElsewhere } = {},
): Promise<Rawat> {
  const log: Deps['log'] = entry => steps.aside(() => process.stderr.write(logLine(entry)))
  const config = readConfig(environment)
  // The port is taken first: a second start must fail before it touches the data.
  const store = openSiteStore(config)
  const last = await store.recover()
  let fetch: Fetch = startingServer(store, last?.release ?? null).fetch
  const server = await listen(
    config,
    withPolicy((request, env) => fetch(request, env)),
  )
  const { port } = server
  // Links in emails need the real port, also if PORT is 0.
  const listening = { ...config, PORT: port }
  const local = localAddress(listening)
  const ends: (() => Promise<unknown>)[] = [server.close]
  let stopping = false
  const stop = async () => {
    stopping = true
    // Also if one fails, as the last counts may without a database: the database and its locks are closed after it.
    await sumOfEach(ends.splice(0).toReversed(), async end => {
      await end()
      return true
    })
  }
  try {
    const { database, close } = await openDatabaseOnceThere(config, log, steps, last !== null, leaving)
    ends.push(close)
    database.health.start()
    let publisher: Publisher | undefined
    let jobs: Awaited<ReturnType<typeof startJobs>> | undefined
    const deps: Deps = {
      config: listening,
      database,
      db: database.db,
      now: () => Temporal.Now.instant(),
      log,
      ready: () =>
        !stopping && publisher !== undefined && (pages !== undefined || publisher.current !== null),
      releasedPage: async path => (publisher?.current ? releasedPage(store, publisher.current, path) : null),
      contentChanged: () => (pages ? pages.contentChanged() : publisher?.request('change')),
      publishAll: async (by, actor) => (pages ? pages.contentChanged() : publisher?.publishAll(by, actor)),
      publishing: () => (publisher?.current ? publisher : null),
      outboxChanged: () => jobs?.outboxChanged(),
      directoryWanted: () => jobs?.directoryWanted(),
    }
    // Not with a mail server: the invented patients' addresses would receive real emails.
    if (config.RAWAT_DEMO === 'on' && (await loadDemo(deps, steps)) && !config.SMTP_URL)
      await loadDemoPeople(deps, steps)
    steps.begin('Preparing the pages')
    await ensureSettings(deps)
    await ensureEmergencySigns(deps)
    const setup = await ensureFirstAdministrator(deps)
    publisher = new Publisher(deps, store, {
      publicUrl: config.PUBLIC_URL ?? local,
      checkAt: config.PUBLIC_URL ?? local,
    })
    const site = publisher
    // Before visitors are served by it: they have had the last release so far.
    await publisher.recover()
    const requests = new RequestCounters()
    if (config.METRICS_PORT)
      ends.push((await openMetrics(config.METRICS_PORT, () => metrics(deps, requests))).close)
    fetch = countRequests(requests, wholeSite(deps, store, site))
    leaving?.addEventListener('abort', () => void site.stop())
    if (leaving?.aborted) await site.stop()
    ends.push(await listenForChanges(deps))
    ends.push(() => flushPageViews(deps))
    jobs = await startJobs(deps)
    ends.push(() => (jobs as NonNullable<typeof jobs>).stop())
    jobs.outboxChanged()
    if (!pages) await publisher.start(steps)
    // Stopped first, so that running requests are answered while the database is still open. A build sends requests too.
    ends.push(() => Promise.all([site.stop(), server.close()]))
    ends.push(async () => changesOf(deps).stop())
    const address = config.PUBLIC_URL ?? local
    const shown = Object.values(publisher.current?.files ?? {}).filter(file =>
      file.type.startsWith('text/html'),
    )
    const started = `Started in ${steps.taken} with ${shown.length.toLocaleString('en')} pages, data in ${config.DATA_DIR}`
    const greeting = setup
      ? `Rawat is at ${address}\nMake the first administrator here, within 24 hours: ${publicAddress(listening, setup)}`
      : `Rawat is at ${address}`
    return { started, greeting, address: local, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
