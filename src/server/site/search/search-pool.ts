import { Worker } from 'node:worker_threads'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { Found, Query } from '#search/directory.ts'
import type { AskedWhole, WholeFound } from '#search/whole/site-index.ts'
import type { Message } from './search-thread.ts'

const paths = { directory: 'search/doctors.json', index: 'search/site.json' } as const
type Part = keyof typeof paths
const limits = {
  /** The limit of the queue. Further requests get the static page with all doctors, which needs no work. */
  waiting: 40,
  milliseconds: 1500,
  answers: 300,
}
/** 'Today' must not be cached over midnight of any time zone: a quarter of an hour, as no offset is finer. */
const freshMilliseconds = 15 * 60_000

type Question = { query: Query } | { whole: AskedWhole }
type Result = Found | WholeFound
type Answer = { id: number; found?: Result; error?: string }

/**
 * Answers searches from the data of the current release. Null if there is no answer now: the page is then served
 * without results.
 */
export class SearchPool {
  readonly #store: SiteStore
  #thread: Worker | undefined
  /** The files that the thread has, by their hashes. */
  #loaded: Partial<Record<Part, { hash: string; done: Promise<unknown> }>> = {}
  #last = 0
  readonly #waiting = new Map<number, (found: Result | null) => void>()
  readonly #answers = new Map<string, Promise<Result | null>>()

  constructor(store: SiteStore) {
    this.#store = store
  }

  ask(release: Release, query: Query): Promise<Found | null> {
    return this.#answer(release, ['directory'], { query }, query.now) as Promise<Found | null>
  }

  /** Searches the whole site. */
  askWhole(release: Release, whole: AskedWhole): Promise<WholeFound | null> {
    const parts: Part[] = ['directory', 'index']
    return this.#answer(release, parts, { whole }, whole.now) as Promise<WholeFound | null>
  }

  async #answer(release: Release, parts: Part[], question: Question, now: number): Promise<Result | null> {
    const files = parts.map(part => {
      const path = paths[part]
      return Object.hasOwn(release.files, path) ? release.files[path] : undefined
    })
    if (!files.every(file => file !== undefined)) return null
    const moment = Math.floor(now / freshMilliseconds)
    const hashes = files.map(file => file.hash)
    const key = JSON.stringify([hashes, moment, question], (name, value) => (name === 'now' ? 0 : value))
    const known = this.#answers.get(key)
    if (known) return known
    const answer = this.#ask(parts, files, question).catch(() => null)
    this.#answers.set(key, answer)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > limits.answers && oldest) this.#answers.delete(oldest)
    if ((await answer) === null) this.#answers.delete(key)
    return answer
  }

  #load(part: Part, file: ReleaseFile): Promise<unknown> {
    const known = this.#loaded[part]
    if (known?.hash === file.hash) return known.done
    const done = this.#store.read(file).then(
      bytes => {
        const text = bytes.toString('utf8')
        this.#send(part === 'directory' ? { directory: text } : { index: text })
      },
      () => {
        delete this.#loaded[part]
      },
    )
    this.#loaded[part] = { hash: file.hash, done }
    return done
  }

  async #ask(parts: Part[], files: ReleaseFile[], question: Question): Promise<Result | null> {
    if (this.#waiting.size >= limits.waiting) return null
    await Promise.all(parts.map((part, i) => this.#load(part, files[i] as ReleaseFile)))
    if (!parts.every(part => this.#loaded[part])) return null
    const id = ++this.#last
    return new Promise(resolve => {
      const late = setTimeout(() => done(null), limits.milliseconds).unref()
      const done = (found: Result | null) => {
        clearTimeout(late)
        this.#waiting.delete(id)
        resolve(found)
      }
      this.#waiting.set(id, done)
      this.#send({ id, ...question })
    })
  }

  #send(message: Message): void {
    if (!this.#thread) {
      const thread = new Worker(new URL('./search-thread.ts', import.meta.url))
      thread.unref()
      thread.on('message', (answer: Answer) => this.#waiting.get(answer.id)?.(answer.found ?? null))
      // The exit of a thread that failed may come when another one answers already.
      for (const event of ['error', 'exit']) thread.on(event, () => this.#thread === thread && this.#lost())
      this.#thread = thread
    }
    this.#thread.postMessage(message)
  }

  /** The next search starts another thread. */
  #lost(): void {
    this.#thread = undefined
    this.#loaded = {}
    for (const done of [...this.#waiting.values()]) done(null)
  }
}
