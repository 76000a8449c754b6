/** `npm run publish -- --out DIR`: the current release as a folder for any static host; only changed files are written. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { caddyConfiguration } from '#publishing/hosting/caddy.ts'
import { nginxConfiguration } from '#publishing/hosting/nginx.ts'
import { exportPictures, exportRelease } from '#publishing/release/export.ts'
import { callHook, purgeLines } from '#publishing/release/purge.ts'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { SharePictures } from '#publishing/share/pictures.ts'
import { newSteps } from '#terminal/steps.ts'
import { connect, type Db } from '../database/connect.ts'
import { type Config, readConfig } from '../kernel/config.ts'
import { openSiteStore } from '../publishing/store.ts'
import { openForCommand } from './open-database.ts'
import { releaseCommandOf } from './release-command.ts'

const usage = `Name where to write to:
  npm run publish -- --out DIR                 a folder, or s3://bucket/folder; only what changed travels
    --from DIR                                 what npm run build made, in place of the current release
    --compressed                               with .br and .gz beside each file (nginx gzip_static, Caddy precompressed)
    --config DIR                               also nginx.conf and a Caddyfile for that folder
    --api URL                                  where Rawat answers (default http://127.0.0.1:4321)
    --listen ADDRESS                           where the server listens (default 80), or its name for Caddy
  npm run publish -- --releases                the releases that can be shown again
  npm run publish -- --rollback RELEASE        shows one of them, and holds publishing
  npm run publish -- --resume                  lets publishing go on`

const steps = newSteps()

function fail(sentence: string): never {
  steps.stop()
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function settings(): Config {
  try {
    return readConfig()
  } catch (error) {
    return fail((error as Error).message)
  }
}

function readWords() {
  const text = { type: 'string' } as const
  try {
    const options = {
      from: text,
      out: text,
      config: text,
      api: text,
      listen: text,
      compressed: { type: 'boolean' },
    } as const
    const { out, ...values } = parseArgs({ options }).values
    if (out) return { out, ...values }
  } catch {
    // An unknown option gets the same message as a missing one.
  }
  return fail(usage)
}

/** A setting, or the content of the file whose path is in `<name>_FILE`. */
function setting(name: string): string | undefined {
  const path = process.env[`${name}_FILE`]
  return path ? readFileSync(path, 'utf8').trim() : process.env[name]
}

async function releaseOf(folder: string): Promise<Release> {
  steps.begin('Reading the built site')
  const files = await store
    .putFolder(resolve(folder), steps.at)
    .catch(() => fail(`${folder} cannot be read. Run npm run build first.`))
  return { id: 'built', builtAt: Temporal.Now.instant().toString(), change: 0, code: '', files }
}

function writeConfigurations(release: Release, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const server = { root: resolve(out), api: api ?? 'http://127.0.0.1:4321', listen: listen ?? '80', more }
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(release, server))
  const name = listen === undefined || /^\d+$/.test(listen) ? `:${server.listen}` : listen
  writeFileSync(join(folder, 'Caddyfile'), caddyConfiguration(release, { ...server, listen: name }))
}

/** Talks to the database of a running process, or starts the embedded one for the command. */
async function withDatabase(work: (db: Db) => Promise<string[]>): Promise<string[]> {
  const { url, close } = await openForCommand(settings())
  const database = connect(url)
  try {
    return await work(database.db)
  } finally {
    await database.close()
    await close()
  }
}

const ofReleases = releaseCommandOf(process.argv.slice(2))
if (ofReleases) {
  const lines = await withDatabase(ofReleases).catch((error: Error) => fail(error.message))
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exit(0)
}
const { out, from, config, api, listen, compressed = false } = readWords()
// A built folder is wrapped in a temporary release.
const between = from ? mkdtempSync(join(tmpdir(), 'rawat-publish-')) : null
const store = between ? new SiteStore(between) : openSiteStore(settings())
const release = from ? await releaseOf(from) : await store.current()
if (!release)
  fail(
    `No release is in ${settings().DATA_DIR}. Start Rawat once (npm start), or name its folder in DATA_DIR.`,
  )
// Only with https: over plain http the header would promise what the site cannot keep.
const https = process.env.PUBLIC_URL?.startsWith('https:')
const more: Record<string, string> = https ? { 'strict-transport-security': 'max-age=31536000' } : {}
const access = {
  S3_ENDPOINT: process.env.S3_ENDPOINT,
  S3_REGION: process.env.S3_REGION ?? 'us-east-1',
  S3_ACCESS_KEY_ID: setting('S3_ACCESS_KEY_ID'),
  S3_SECRET_ACCESS_KEY: setting('S3_SECRET_ACCESS_KEY'),
}
const pictures = new SharePictures(store)
try {
  const files = await exportRelease(store, release, out, { access, compressed, api, more, steps })
  const drawn = await exportPictures(pictures, release, out, () => true, access, steps)
  const exported = {
    written: [...files.written, ...drawn.written],
    removed: [...files.removed, ...drawn.removed],
  }
  const { written, removed } = exported
  if (config) writeConfigurations(release, config)
  const hook = setting('PUBLISH_HOOK')
  if (hook) await callHook(hook, release.id, exported)
  const place = out.startsWith('s3://') ? out : resolve(out)
  const size = `${((files.bytes + drawn.bytes) / 1e6).toFixed(1)} MB`
  const made = `${written.length.toLocaleString('en')} files written (${size}), ${removed.length.toLocaleString('en')} removed`
  // A CDN in front of the folder must purge these addresses.
  const purge = purgeLines(exported, process.stdout.isTTY)
  steps.end(
    [...purge, `Published the release of ${release.builtAt}: ${made} in ${steps.taken}, in ${place}`].join(
      '\n',
    ),
  )
} catch (error) {
  fail((error as Error).message)
} finally {
  pictures.stop()
  if (between) rmSync(between, { recursive: true, force: true })
}
