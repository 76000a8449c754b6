import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'

/**
 * Clears the way for a start: a PostgreSQL that outlived its Rawat is stopped, a left-over pid file disarmed.
 * Only the holder of the lock may call it; then whatever runs on this cluster has lost its parent.
 */
export async function stopOrphan(
  cluster: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10))
  if (!pid) return rmSync(file, { force: true }) // cut short while it was written
  // When the process is gone PostgreSQL clears the file itself, after a look at the shared memory.
  if (!alive(pid)) return
  if (!serves(pid, cluster)) return disarm(file)
  log(`Stopping the PostgreSQL that an earlier Rawat left running (process ${pid}).`)
  await stopProcess(pid, cluster, binaries)
}

async function stopProcess(pid: number, cluster: string, binaries: Binaries): Promise<void> {
  const running = () => alive(pid) && serves(pid, cluster)
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
  ] as const) {
    signalServer(pid, signal, cluster, binaries)
    const until = performance.now() + patience
    while (running() && performance.now() < until) await wait(20)
    if (!running()) return
  }
  throw new Error(
    `A PostgreSQL (process ${pid}) still runs on ${cluster} and does not stop. End that process, then start again.`,
  )
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one. Windows has no signals: pg_ctl stands in. */
export function signalServer(
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT',
  cluster: string,
  binaries: Binaries,
): void {
  if (process.platform === 'win32') {
    const mode = signal === 'SIGINT' ? 'fast' : 'immediate'
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-W'], { windowsHide: true })
    return
  }
  try {
    process.kill(pid, signal)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ESRCH') return
    throw new Error(
      `A PostgreSQL (process ${pid}) of another user runs on ${cluster}. ` +
        'Stop it as that user, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process id alone proves nothing: it may be somebody else's by now. The command line names the cluster. */
function serves(pid: number, cluster: string): boolean {
  // There, only a PostgreSQL answers pg_ctl under that id.
  if (process.platform === 'win32') return true
  const words = commandLine(pid)
  return /(^|\/)postgres\b/.test(words) && words.includes(`-D ${realpathSync(cluster)} `)
}

function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : `${execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim()} `
  } catch {
    return '' // it has just ended
  }
}

// PostgreSQL would not start while the process that the file names is alive, whatever it is. Its own parent
// it does not mind, and then it still looks at the shared memory, which deleting the file would skip.
function disarm(file: string): void {
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (process.platform === 'win32') rmSync(file, { force: true })
  else writeFileSync(file, [process.pid, ...rest].join('\n'))
}
