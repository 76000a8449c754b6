import pg from 'pg'

const tick = 250
/** So many ticks, two seconds, may pass until an answer to the simplest question comes. */
const patience = 8

/**
 * Finds a database that does not respond: it is frozen, or its machine is gone. Its connections neither answer nor break, so
 * each question would wait for its own time limit. Asked on a connection of its own, as those of the pool may all be busy.
 */
export class HealthCheck {
  readonly #url: string
  #client: pg.Client | undefined
  #asking = false
  /** Ticks since the first question that was not answered. */
  #waited = 0
  #timer: NodeJS.Timeout | undefined
  #unresponsive = new AbortController()

  constructor(url: string) {
    this.#url = url
  }

  /** Aborted while the database does not respond. Once it answers again there is another signal. */
  get unresponsive(): AbortSignal {
    return this.#unresponsive.signal
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), tick).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#client?.end().catch(() => {})
    this.#client = undefined
  }

  /** Ticks are counted, not time: where this process itself stood still, the answer may lie there unread. */
  #look(): void {
    if (this.#asking || this.#waited > 0) this.#waited++
    if (this.#waited >= patience) this.#unresponsive.abort()
    if (this.#asking) return
    this.#asking = true
    this.#ask()
      .then(
        () => this.#heard(),
        () => {
          this.#client?.end().catch(() => {})
          this.#client = undefined
          // A refusal is an answer, too: whoever asks hears it at once. A time limit is none.
          if (this.#waited < patience) this.#heard()
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

  #heard(): void {
    this.#waited = 0
    if (this.unresponsive.aborted) this.#unresponsive = new AbortController()
  }
}
