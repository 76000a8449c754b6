import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Executor } from '../database/connect.ts'
import { keepAliveOptions } from '../database/instance-lock.ts'
import { locks } from '../database/locks.ts'

/**
 * With these timeouts the database notices within seconds that the leader's machine is gone or its process is suspended,
 * and releases the lock. A process that dies closes its connection at once.
 */
const settings = (idle: number) => `set statement_timeout = 20000;
  set idle_in_transaction_session_timeout = 20000; set idle_session_timeout = ${idle};
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3`

/**
 * The lock of the process that publishes, one for all processes on a database. New releases go live in transactions of
 * the connection that holds it: a process that lost the lock without noticing cannot publish.
 */
export class Leadership {
  readonly #url: string
  readonly #idle: number
  #client: pg.Client | null = null
  #leads = false
  #seeking: Promise<boolean> | null = null
  #ended = false

  /** A process that does not call `seek` for `idle` milliseconds loses the lock. */
  constructor(url: string, idle = 20_000) {
    this.#url = url
    this.#idle = idle
  }

  get leads(): boolean {
    return this.#leads
  }

  /** Takes the lock if it is free, or keeps it. Returns true if this process has just become the leader. */
  seek(): Promise<boolean> {
    this.#seeking ??= this.#seek().finally(() => {
      this.#seeking = null
    })
    return this.#seeking
  }

  async #seek(): Promise<boolean> {
    if (this.#ended) return false
    const client = await this.#connect()
    if (this.#leads) {
      // Resets the idle timeout. If the query fails, the connection ends and the lock is released.
      await client.query('select').catch(() => {})
      return false
    }
    const { rows } = await client.query('select pg_try_advisory_lock($1) as had', [locks.publisher])
    if (this.#client !== client || !rows[0]?.had) return false
    this.#leads = true
    return true
  }

  async #connect(): Promise<pg.Client> {
    if (this.#client) return this.#client
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5000,
      ...keepAliveOptions,
    })
    client.on('error', () => {})
    client.on('end', () => {
      if (this.#client !== client) return
      this.#client = null
      this.#leads = false
    })
    await client.connect()
    await client.query(settings(this.#idle))
    this.#client = client
    return client
  }

  /** Runs a transaction that can be committed only by the leader. */
  transaction<T>(work: (db: Executor) => Promise<T>): Promise<T> {
    const client = this.#client
    if (!client || !this.#leads) throw new Error('Another process publishes now.')
    return drizzle(client, { casing: 'snake_case' }).transaction(db => work(db as unknown as Executor))
  }

  /** Releases the lock for another process. */
  async end(): Promise<void> {
    this.#ended = true
    await this.#seeking?.catch(() => {})
    const client = this.#client
    this.#client = null
    this.#leads = false
    await client?.end().catch(() => {})
  }
}
