import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, desc, eq } from 'drizzle-orm'
import type { AdminScope, Role } from '#entities/people/account.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { createAccount } from '#server/accounts/people.ts'
import { createApp } from '#server/app.ts'
import { outboxMessage } from '#server/database/tables/messages.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { createTestDatabase } from './database.ts'
import { testDeps } from './deps.ts'

interface CallOptions {
  token?: string
  /** The address that the request comes from. */
  from?: string
  headers?: Record<string, string>
}

/** An empty hospital whose sign-in a test can use from any network and at any time. */
export async function openEmptyHospital(config: Partial<Deps['config']> = {}) {
  const { url, drop } = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-hospital-'))
  // Milliseconds, as in the database: a finer clock would be wrong by half a millisecond at every limit.
  const clock = { now: Temporal.Now.instant().round('millisecond') }
  const { deps, close } = testDeps(url, { now: () => clock.now })
  deps.config = { ...deps.config, DATA_DIR: dataDir, PUBLIC_URL: 'https://rawat.example', ...config }
  const app = createApp(deps)

  async function call(method: string, path: string, body?: unknown, options: CallOptions = {}) {
    const headers = new Headers(options.headers)
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (options.token) headers.set('authorization', `Bearer ${options.token}`)
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const socket = { remoteAddress: options.from ?? '203.0.113.5' }
    const response = await app.request(path, init, { incoming: { socket } })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      answer: text ? JSON.parse(text) : null,
    }
  }

  return {
    deps,
    clock,
    dataDir,
    call,
    post: (path: string, body?: unknown, options?: CallOptions) => call('POST', path, body, options),
    get: (path: string, options?: CallOptions) => call('GET', path, undefined, options),
    later: (duration: Temporal.DurationLike) => {
      clock.now = clock.now.add(duration)
    },
    /** An account with the password 'sembilan belas kucing'. */
    async person(email: string, role: Role = 'patient', scopes: AdminScope[] = []) {
      passwordHash ??= await hashPassword(password)
      const about = { email, fullName: `The owner of ${email}`, role, scopes, language: 'en' as const }
      const made = await createAccount(deps.db, clock.now, { ...about, passwordHash })
      if (!made) throw new Error(`${email} has an account already.`)
      return made
    },
    /** The newest message to an address, optionally of one kind. */
    async mailTo(to: string, kind?: string) {
      const [message] = await deps.db
        .select()
        .from(outboxMessage)
        .where(and(eq(outboxMessage.to, to), kind ? eq(outboxMessage.kind, kind) : undefined))
        .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id))
        .limit(1)
      return message
    },
    async close() {
      await close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type EmptyHospital = Awaited<ReturnType<typeof openEmptyHospital>>

export const password = 'sembilan belas kucing'
let passwordHash: string | undefined
