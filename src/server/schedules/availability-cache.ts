import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../kernel/deps.ts'
import { matchesTag } from '../kernel/http/etag.ts'
import { isSameVersion, LONGEST_AGE, type VersionStamp, versionStamp } from './version-stamp.ts'

interface CachedAnswer {
  stamp: VersionStamp
  since: number
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** The clients choose the URLs, so the size is limited: the oldest entries are removed first. */
const MOST_BYTES = 16 * 1024 * 1024
/** Longest query string that is cached. The longest of our pages names sixty doctors. */
const LONGEST = 4000

/** Approximate bytes of an entry, with its key and overhead. */
const sizeOf = (key: string, { body }: CachedAnswer) => 2 * key.length + body.length + 300

export class AvailabilityCache {
  #entries = new Map<string, CachedAnswer>()
  #bytes = 0
  get count(): number {
    return this.#entries.size
  }
  get(key: string): CachedAnswer | undefined {
    return this.#entries.get(key)
  }
  set(key: string, one: CachedAnswer): void {
    this.#drop(key)
    this.#entries.set(key, one)
    this.#bytes += sizeOf(key, one)
    for (const [oldest, { since }] of this.#entries) {
      if (this.#bytes <= MOST_BYTES && one.since - since < LONGEST_AGE) break
      this.#drop(oldest)
    }
  }
  #drop(key: string): void {
    const one = this.#entries.get(key)
    if (!one) return
    this.#bytes -= sizeOf(key, one)
    this.#entries.delete(key)
  }
}
const answers = new WeakMap<object, AvailabilityCache>()
function answersOf(database: object): AvailabilityCache {
  const known = answers.get(database) ?? new AvailabilityCache()
  answers.set(database, known)
  return known
}

/**
 * Caches public answers about free slots, with an ETag, until the version stamp changes. A browser may reuse one for five
 * seconds. With a session it revalidates each time, because the patient may have just booked.
 */
export const cachedAvailability: MiddlewareHandler<AppEnv> = async (context, next) => {
  const deps = context.get('deps')
  const cache = answersOf(deps.database)
  const { pathname, search } = new URL(context.req.url)
  const key = `${context.get('language')} ${pathname}${search}`
  // Read before the answer is computed: a change during the computation then invalidates the entry.
  const now = await versionStamp(deps)
  let one = cache.get(key)
  if (!one || !isSameVersion(one.stamp, now) || performance.now() - one.since >= LONGEST_AGE) {
    const since = performance.now()
    await next()
    if (context.res.status !== 200) return
    const body = new Uint8Array(await context.res.arrayBuffer())
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    one = { stamp: now, since, body, etag }
    if (search.length <= LONGEST) cache.set(key, one)
  }
  const own = context.req.header('authorization') !== undefined
  // Keeps the headers that were set before, for example CORS.
  const headers = new Headers(context.res.headers)
  headers.set('etag', one.etag)
  headers.set('cache-control', own ? 'private, no-cache' : 'public, max-age=5')
  const same = matchesTag(context.req.header('if-none-match'), one.etag)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  if (!same) {
    headers.set('content-type', 'application/json')
    headers.set('content-length', `${one.body.length}`)
  }
  // Otherwise hono merges the headers of the previous response into the new one.
  context.res = undefined
  context.res = new Response(same ? null : one.body, { status: same ? 304 : 200, headers })
}
