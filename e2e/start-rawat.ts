import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FullConfig } from '@playwright/test'

/** The administrator of the journeys, with a password for this run only. */
export const administrator = { email: 'admin@example.org', password: `e2e-${crypto.randomUUID()}` }

export interface OwnRawat {
  address: string
  dataDir: string
  stop(): Promise<void>
}

/** Starts a Rawat on a free port, with its own database and administrator. */
export async function startOwnRawat(settings: Record<string, string> = {}): Promise<OwnRawat> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-e2e-'))
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
      IDENTITY_KEY: crypto.randomUUID(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
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
    return { address, dataDir, stop }
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
    // One after the other: each start uses all cores, and on a busy machine two at once are so slow that they time out.
    while (servers.length < workers) servers.push(await startOwnRawat())
  } catch (error) {
    await stop()
    throw error
  }
  const addresses = servers.map(({ address, dataDir }) => ({ address, dataDir }))
  process.env.RAWAT_E2E_SERVERS = JSON.stringify(addresses)
  process.env.RAWAT_E2E_ADMIN = JSON.stringify(administrator)
  return stop
}
