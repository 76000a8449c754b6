import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

const embedded = new URL('../src/server/database/embedded/embedded.ts', import.meta.url).href
const script = `
  import { startEmbeddedPostgres } from ${JSON.stringify(embedded)}
  process.on('SIGTERM', () => process.exit(0))
  try {
    console.log((await startEmbeddedPostgres({ dataDir: process.argv[1] })).url)
    setInterval(() => {}, 60_000)
  } catch (error) {
    console.log(error.message)
    process.exitCode = 1
  }`

export interface ChildRawat {
  process: ChildProcess
  /** The database's URL, or the message of a refused start. */
  output: string
  milliseconds: number
}

/** The server part of Rawat in a separate process, which a test may kill. */
export async function startRawat(
  dataDir: string,
  options: { uid?: number; PATH?: string; through?: string[] } = {},
): Promise<ChildRawat> {
  const begin = performance.now()
  const { uid, PATH = process.env.PATH, through = [] } = options
  const [command = '', ...words] = [...through, process.execPath]
  const child = spawn(command, [...words, '--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH },
    cwd: tmpdir(),
    uid,
    gid: uid,
  })
  onTestFinished(() => kill(child))
  let said = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk
    if (said.endsWith('\n')) break
  }
  return { process: child, output: said.trim(), milliseconds: performance.now() - begin }
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** A PATH with only these programs. */
export function pathWith(...programs: string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'rawat-path-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const places = ['/usr/bin', '/bin', '/usr/sbin']
  for (const program of programs) {
    const place = places.find(folder => existsSync(join(folder, program)))
    if (place) symlinkSync(join(place, program), join(directory, program))
  }
  return directory
}

export const root = process.getuid?.() === 0
/** A user id without root rights: `nobody` if the tests run as root, else the current user. */
export const ordinaryUser = root ? 65534 : process.getuid?.()

export function newDataDir(uid?: number): string {
  const directory = mkdtempSync(join(tmpdir(), 'rawat-embedded-'))
  if (uid !== undefined) chownSync(directory, uid, uid)
  onTestFinished(async () => {
    // A PostgreSQL whose parent was killed still writes for a moment.
    await expect.poll(() => removed(directory), { timeout: 10_000 }).toBe(true)
  })
  return directory
}

function removed(directory: string): boolean {
  try {
    rmSync(directory, { recursive: true, force: true })
  } catch {}
  return !existsSync(directory)
}
