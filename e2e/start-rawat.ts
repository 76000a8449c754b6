import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FullConfig } from '@playwright/test'

/** The administrator of the journeys, with a password for this run only. */
export const administrator = { email: 'admin@example.org', password: `e2e-${crypto.randomUUID()}` }

/** Of one run, as a copy must read what the first has written. */
const identityKey = crypto.randomUUID()

export interface OwnRawat {
  address: string
  dataDir: string
  /** Ends the process. */
  end(): Promise<void>
  /** Ends the process, and removes its data. */
  stop(): Promise<void>
}

/** Starts a Rawat on a free port, with its own database and administrator, or with a copy of the data in `from`. */
export async function startOwnRawat(settings: Record<string, string> = {}, from?: string): Promise<OwnRawat> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-e2e-'))
  if (from) cpSync(from, dataDir, { recursive: true, preserveTimestamps: true })
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RAWAT_DEMO: 'on',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      IDENTITY_KEY: identityKey,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const stop = async () => {
    await end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`Rawat ended with ${code} before it was ready.`)
  })
  ended.catch(() => {})
  const said = async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const match = /Rawat is at (\S+)/.exec(line)
      if (match) return match[1] as string
    }
    throw new Error('Rawat said nothing.')
  }
  try {
    const address = await Promise.race([said(), ended])
    return { address, dataDir, end, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One server for each worker, which finds its own by its index; see `journey.ts`. */
export default async function startRawats({ workers }: FullConfig): Promise<() => Promise<void>> {
  const servers: OwnRawat[] = []
  const stop = async () => {
    await Promise.all(servers.map(server => server.stop()))
  }
  try {
    // The demo is made once, which takes most of a start, and copied while no process uses it.
    const first = await startOwnRawat()
    servers.push(first)
    await first.end()
    while (servers.length <= workers) servers.push(await startOwnRawat({}, first.dataDir))
    await servers.shift()?.stop()
  } catch (error) {
    await stop()
    throw error
  }
  const addresses = servers.map(({ address, dataDir }) => ({ address, dataDir }))
  process.env.RAWAT_E2E_SERVERS = JSON.stringify(addresses)
  process.env.RAWAT_E2E_ADMIN = JSON.stringify(administrator)
  return stop
}
