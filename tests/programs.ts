import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
const known = (name: string) => folders.map(folder => `${folder}/${name}`).find(path => existsSync(path))

const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * The path of a Debian program that a test needs; it is installed if missing and allowed. Null if it is not available:
 * the test must then be skipped with a message, not passed.
 */
export function findProgram(name: string, from = name): string | null {
  const path = known(name)
  if (path || !existsSync('/usr/bin/apt-get')) return path ?? null
  process.stdout.write(`${name} is not installed. Installing the package ${from} …\n`)
  const apt = (...words: string[]) =>
    process.getuid?.() === 0 ? run('apt-get', ...words) : run('sudo', '-n', 'apt-get', ...words)
  // Retry: one package list may be unavailable for a moment, or another test may be installing a package.
  for (let attempt = 0; attempt < 4 && !known(name); attempt++) {
    if (attempt > 0) run('sleep', '5')
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', from)
  }
  return known(name) ?? null
}

export const missing = (name: string): string =>
  `${name} is not installed and could not be installed, so its tests are skipped.`

/** Starts a server and waits until it answers at the address. If it does not, the error contains its output. */
export async function startServer(
  command: string,
  words: string[],
  address: string,
  environment: Record<string, string> = {},
): Promise<{ stop(): Promise<void> }> {
  const child: ChildProcess = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...environment },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      said += chunk
    })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const impatient = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(impatient)
  }
  for (const limit = performance.now() + 20_000; ; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${said}`)
    if (
      await fetch(address).then(
        response => response.arrayBuffer().then(() => true),
        () => false,
      )
    )
      return { stop }
    if (performance.now() > limit) {
      await stop()
      throw new Error(`${command} did not answer at ${address}:\n${said}`)
    }
  }
}
