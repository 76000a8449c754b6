import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram, missing, startServer } from '../tests/programs.ts'
import { type Figures, secondsSince } from './figures.ts'
import { freePort, startRawat } from './processes.ts'

const root = join(import.meta.dirname, '..')
const observatory = '@mdn/mdn-http-observatory@1.4.8'
const name = 'hospital.example.org'
const due = { grade: 'A+', score: 130 }
const areas = [
  '/auth/patients',
  '/auth/admins',
  '/auth/signup-patients',
  '/patients',
  '/patients/family',
  '/admins',
]

/** Runs the code of Mozilla's HTTP Observatory on pages behind the Caddyfile of deploy/, with a certificate of a local authority. */
export async function proveObservatory(folder: string): Promise<Figures> {
  const begin = performance.now()
  mkdirSync(folder, { recursive: true })
  const caddy = findProgram('caddy')
  if (!caddy) throw new Error(missing('caddy'))
  const scanner = install(join(folder, 'observatory'))
  const rawat = await startRawat({
    DATA_DIR: join(folder, 'data'),
    ...{ PUBLIC_URL: `https://${name}`, TRUSTED_PROXIES: '127.0.0.1', RAWAT_DEMO: 'on' },
  })
  await rawat.ready()
  const [http, https, up] = [await freePort(), await freePort(), await freePort()]
  const configuration = join(folder, 'Caddyfile')
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${http}`,
    `https_port ${https}`,
  ]
  const site = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
  // The second site shows when Caddy is up: the first only redirects.
  const second = `http://127.0.0.1:${up} {\n\trespond up\n}\n`
  writeFileSync(configuration, `{\n${options.map(one => `\t${one}\n`).join('')}}\n${site}${second}`)
  const front = await startServer(
    caddy,
    ['run', '--config', configuration, '--adapter', 'caddyfile'],
    `http://127.0.0.1:${up}/`,
    {
      ...{ RAWAT_NAME: name, RAWAT_ADDRESS: new URL(rawat.address).host },
      ...{ HOME: folder, XDG_DATA_HOME: folder },
    },
  )
  try {
    const authority = join(folder, 'caddy/pki/authorities/local/root.crt')
    for (let tries = 0; tries < 100 && !existsSync(authority); tries++) await wait(100)
    const paths = [...(await publicPaths(rawat.address)), ...areas]
    const scans = scan(scanner, { http, https, authority }, paths)
    const faults = paths
      .map(path => scans.find(one => one.path === path) ?? { path, error: 'It was not scanned.' })
      .filter(one => one.scan?.grade !== due.grade || one.scan.score < due.score)
      .map(one => `${one.path}: ${one.error ?? `${one.scan?.grade} ${one.scan?.score} (${why(one)})`}`)
    const scores = scans.map(one => one.scan?.score ?? 0)
    const [first] = scans
    return {
      ...{
        proof: `${observatory} behind Caddy (S6)`,
        rounds: paths.length,
        acknowledged: 0,
        lost: 0,
        duplicates: 0,
      },
      seconds: secondsSince(begin),
      more: `${scans.length} pages in both languages and the areas: ${Math.min(...scores)} to ${Math.max(...scores)}. ${first ? why(first) : ''}`,
      faults,
    }
  } finally {
    await front.stop()
    rawat.child.kill('SIGTERM')
    await rawat.ended
  }
}

interface Scan {
  path: string
  error?: string
  scan?: { grade: string; score: number }
  tests?: Record<string, { result: string; pass: boolean; scoreModifier: number }>
}
/** The tests that raise or lower the score, or fail. */
const why = ({ tests = {} }: Scan): string =>
  Object.values(tests)
    .filter(one => one.scoreModifier !== 0 || !one.pass)
    .map(one => `${one.result} ${one.scoreModifier}`)
    .join(', ')

/** Installs the Observatory from npm, without its install scripts and its database. */
function install(folder: string): string {
  mkdirSync(folder)
  const quiet = [
    '--ignore-scripts',
    '--omit=optional',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--loglevel=error',
  ]
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, observatory], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const own = join(folder, 'node_modules/@mdn/mdn-http-observatory')
  // Replaces Chromium's list of preloaded hosts, which the Observatory would fetch; the test host is not on it.
  writeFileSync(join(own, 'conf/hsts-preload.json'), '{}')
  // Its scan accepts options (the path), but does not pass them on.
  const scanner = join(own, 'src/scanner/index.js')
  const text = readFileSync(scanner, 'utf8')
  const passing = text.replace('retrieve(hostname);', 'retrieve(hostname, options);')
  if (passing === text)
    throw new Error('The Observatory’s code has changed: the path cannot be passed to its scan.')
  writeFileSync(scanner, passing)
  return folder
}

function scan(
  folder: string,
  ports: { http: number; https: number; authority: string },
  paths: string[],
): Scan[] {
  const script = join(import.meta.dirname, 'observatory/scan-process.ts')
  const words = [script, folder, name, String(ports.http), String(ports.https), ...paths]
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: ports.authority },
  })
  if (status !== 0) throw new Error(`The Observatory ended with ${status}: ${stderr}`)
  return stdout
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

/** The first page of each part of the site and one page below it, in both languages, from the sitemap. */
async function publicPaths(address: string): Promise<string[]> {
  const read = async (path: string) => {
    const xml = await (await fetch(address + path)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => new URL(one as string).pathname)
  }
  const all = (await Promise.all((await read('/sitemap-index.xml')).map(read))).flat()
  const seen = new Set<string>()
  return all.filter(path => {
    const parts = path.split('/').filter(Boolean)
    const bare = parts[0] === 'id' ? parts.slice(1) : parts
    const kind = [parts[0] === 'id', bare.length > 1 ? `${bare[0]}/…` : bare[0]].join()
    return !seen.has(kind) && seen.add(kind)
  })
}
