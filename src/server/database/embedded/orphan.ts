import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'

/**
 * Prepares a start: stops a PostgreSQL that outlived its Rawat, and neutralizes a stale pid file. Only the holder of the
 * lock may call it: a PostgreSQL that runs on this cluster is then an orphan.
 */
export async function stopOrphan(
  cluster: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10))
  if (!pid) return rmSync(file, { force: true }) // A crash interrupted the write.
  // If the process is gone, PostgreSQL removes the file itself after it has checked the shared memory.
  if (!isRunning(pid)) return
  if (!servesCluster(pid, cluster)) return neutralizePidFile(file)
  log(`Stopping the PostgreSQL that an earlier Rawat left running (process ${pid}).`)
  await stopProcess(pid, cluster, binaries)
}

async function stopProcess(pid: number, cluster: string, binaries: Binaries): Promise<void> {
  const running = () => isRunning(pid) && servesCluster(pid, cluster)
  for (const [signal, timeout] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
  ] as const) {
    signalServer(pid, signal, cluster, binaries)
    const until = performance.now() + timeout
    while (running() && performance.now() < until) await wait(20)
    if (!running()) return
  }
  throw new Error(
    `A PostgreSQL (process ${pid}) still runs on ${cluster} and does not stop. End that process, then start again.`,
  )
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one. Windows has no signals, so pg_ctl is used there. */
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The system may have given the process id to another process, so the command line must name the cluster. */
function servesCluster(pid: number, cluster: string): boolean {
  // On Windows pg_ctl itself works only if the process is a PostgreSQL.
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
    return '' // The process has just ended.
  }
}

// PostgreSQL does not start while any process with the id in the file is alive, except its own parent. So the file gets
// our id. Deleting the file would skip PostgreSQL's check of the shared memory.
function neutralizePidFile(file: string): void {
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (process.platform === 'win32') rmSync(file, { force: true })
  else writeFileSync(file, [process.pid, ...rest].join('\n'))
}
