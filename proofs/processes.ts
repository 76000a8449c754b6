import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Generous, as the machine may be busy with other work. */
const timeout = 600_000
const main = join(import.meta.dirname, '../src/server/main.ts')

export interface RawatProcess {
  child: ChildProcess
  address: string
  stdout(): string
  stderr(): string
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string>
  /** The API answers; the first release may still be built. */
  open(): Promise<void>
  /** The line with the address was printed. */
  ready(): Promise<void>
  /** Sends SIGKILL, and waits for the end of the process. */
  kill(): Promise<void>
}

const mine = new Set<ChildProcess>()

/** Called at the end of a run: no process that a proof started may outlive it. */
export async function killMine(): Promise<void> {
  await Promise.all([...mine].map(killOne))
}

async function killOne(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Retries: a PostgreSQL whose Rawat was killed still writes into the folder for a moment. */
export async function removeFolder(folder: string): Promise<void> {
  for (const limit = performance.now() + 30_000; existsSync(folder); await wait(100)) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (performance.now() > limit) throw error
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A Node process that does not inherit the settings and secrets of its parent's environment. */
export function spawnNode(
  words: string[],
  environment: Record<string, string>,
  options: { uid?: number | undefined; stdin?: 'ignore' | 'pipe' } = {},
): ChildProcess {
  const child = spawn(process.execPath, words, {
    stdio: [options.stdin ?? 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: process.env.LANG, ...environment },
    cwd: tmpdir(),
    uid: options.uid,
    gid: options.uid,
  })
  mine.add(child)
  child.once('exit', () => mine.delete(child))
  return child
}

/** `npm start`, as a process that a proof may kill. The proof chooses the port, so the address is known before the start. */
export async function startRawat(
  environment: Record<string, string>,
  { uid }: { uid?: number | undefined } = {},
): Promise<RawatProcess> {
  const port = environment.PORT ?? String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const child = spawnNode([main], { PORT: port, ...environment }, { uid })
  const said = { out: '', err: '' }
  child.stdout?.on('data', chunk => {
    said.out += chunk
  })
  child.stderr?.on('data', chunk => {
    said.err += chunk
  })
  const ended = new Promise<number | string>(resolve => {
    // 'close' comes after the last output.
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  const until = async (what: string, happened: () => Promise<boolean> | boolean) => {
    const limit = performance.now() + timeout
    while (!(await happened())) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`Rawat ended before ${what}: ${await ended}\n${said.err}`)
      }
      if (performance.now() > limit) throw new Error(`Rawat did not reach this point: ${what}\n${said.err}`)
      await wait(20)
    }
  }
  return {
    child,
    address,
    ended,
    stdout: () => said.out,
    stderr: () => said.err,
    open: () => until('its API was open', () => answers(`${address}/api/address`)),
    ready: () => until('it printed its address', () => said.out.includes('Rawat is at ')),
    kill: () => killOne(child),
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await response.arrayBuffer()
    return response.status !== 503
  } catch {
    return false
  }
}
