import pg from 'pg'

const tick = 250
/** Ticks (two seconds) after which a database that has not answered a trivial query counts as unresponsive. */
const maxTicks = 8

/**
 * Detects a database that does not respond because it is frozen or its machine is gone. Its connections neither answer nor
 * break, so each query would wait for its own timeout. Uses its own connection, as those of the pool may all be busy.
 */
export class HealthCheck {
  readonly #url: string
  #client: pg.Client | undefined
  #asking = false
  /** Ticks since the first query without an answer. */
  #waited = 0
  #timer: NodeJS.Timeout | undefined
  #unresponsive = new AbortController()

  constructor(url: string) {
    this.#url = url
  }

  /** Aborted while the database does not respond. After it responds again, this returns a new signal. */
  get unresponsive(): AbortSignal {
    return this.#unresponsive.signal
  }

  start(): void {
    this.#timer = setInterval(() => this.#tick(), tick).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#client?.end().catch(() => {})
    this.#client = undefined
  }

  /** Counts ticks instead of time: if this process itself was blocked, the answer may have arrived unread. */
  #tick(): void {
    if (this.#asking || this.#waited > 0) this.#waited++
    if (this.#waited >= maxTicks) this.#unresponsive.abort()
    if (this.#asking) return
    this.#asking = true
    this.#ask()
      .then(
        () => this.#responded(),
        () => {
          this.#client?.end().catch(() => {})
          this.#client = undefined
          // An error is an answer too: queries fail fast then. A timeout is not.
          if (this.#waited < maxTicks) this.#responded()
        },
      )
      .finally(() => {
        this.#asking = false
      })
  }

  async #ask(): Promise<void> {
    if (!this.#client) {
      this.#client = new pg.Client({
        connectionString: this.#url,
        connectionTimeoutMillis: 5000,
        keepAlive: true,
      })
      this.#client.on('error', () => {})
      await this.#client.connect()
    }
    await this.#client.query('select 1')
  }

  #responded(): void {
    this.#waited = 0
    if (this.unresponsive.aborted) this.#unresponsive = new AbortController()
  }
}
