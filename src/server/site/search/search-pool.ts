import { Worker } from 'node:worker_threads'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { Found, Query } from '#search/directory.ts'
import type { Message } from './search-thread.ts'

const path = 'search/doctors.json'
const limits = {
  /** The limit of the queue. Further requests get the static page with all doctors, which needs no work. */
  waiting: 40,
  milliseconds: 1500,
  kept: 300,
}
/** 'Today' must not be cached over midnight of any time zone: a quarter of an hour, as no offset is finer. */
const freshMilliseconds = 15 * 60_000

type Answer = { id: number; found?: Found; error?: string }

/**
 * Answers searches from the data of the current release. Null if there is no answer now: the page is then served
 * without results.
 */
export class SearchPool {
  readonly #store: SiteStore
  #thread: Worker | undefined
  #hash = ''
  #loading: Promise<unknown> | undefined
  #last = 0
  readonly #waiting = new Map<number, (found: Found | null) => void>()
  readonly #kept = new Map<string, Promise<Found | null>>()

  constructor(store: SiteStore) {
    this.#store = store
  }

  async ask(release: Release, query: Query): Promise<Found | null> {
    const file = Object.hasOwn(release.files, path) ? release.files[path] : undefined
    if (!file) return null
    const moment = Math.floor(query.now / freshMilliseconds)
    const key = JSON.stringify([file.hash, moment, { ...query, now: 0 }])
    const known = this.#kept.get(key)
    if (known) return known
    const answer = this.#ask(file.hash, () => this.#store.read(file), query).catch(() => null)
    this.#kept.set(key, answer)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > limits.kept && oldest) this.#kept.delete(oldest)
    if ((await answer) === null) this.#kept.delete(key)
    return answer
  }

  async #ask(hash: string, read: () => Promise<Buffer>, query: Query): Promise<Found | null> {
    if (this.#waiting.size >= limits.waiting) return null
    if (this.#hash !== hash) {
      this.#hash = hash
      this.#loading = read().then(
        bytes => this.#send({ directory: bytes.toString('utf8') }),
        () => {
          this.#hash = ''
        },
      )
    }
    await this.#loading
    if (!this.#hash) return null
    const id = ++this.#last
    return new Promise(resolve => {
      const late = setTimeout(() => done(null), limits.milliseconds).unref()
      const done = (found: Found | null) => {
        clearTimeout(late)
        this.#waiting.delete(id)
        resolve(found)
      }
      this.#waiting.set(id, done)
      this.#send({ id, query })
    })
  }

  #send(message: Message): void {
    if (!this.#thread) {
      this.#thread = new Worker(new URL('./search-thread.ts', import.meta.url))
      this.#thread.unref()
      this.#thread.on('message', (answer: Answer) => this.#waiting.get(answer.id)?.(answer.found ?? null))
      this.#thread.on('error', () => this.#lost())
      this.#thread.on('exit', () => this.#lost())
    }
    this.#thread.postMessage(message)
  }

  /** The next search starts another thread. */
  #lost(): void {
    this.#thread = undefined
    this.#hash = ''
    for (const done of [...this.#waiting.values()]) done(null)
  }
}
