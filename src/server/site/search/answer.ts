import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentLanguage } from '#entities/localized.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { doctorQueryIn, type Row } from '#search/directory.ts'
import { elementHtml } from '#search/elements/element.ts'
import { answersFrom, type EmergencyData } from '#search/emergency-data.ts'
import { noticeOf } from '#search/emergency-notice.ts'
import { wholeQueryIn } from '#search/whole/site-index.ts'
import { type QueryNextFree, withNextFree } from './next-free.ts'
import { pageWithNotice, pageWithResults } from './page.ts'
import { SearchPool } from './search-pool.ts'
import { pageWithWhole } from './whole-page.ts'

const pages: Record<string, ContentLanguage> = { 'doctors.html': 'en', 'id/doctors.html': 'id' }
const wholePages: Record<string, ContentLanguage> = { 'search.html': 'en', 'id/search.html': 'id' }
const pools = new WeakMap<SiteStore, SearchPool>()
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Milliseconds to wait for the free slots: the results are useful without them. */
const timeout = 400

const signsPath = 'search/emergency.json'
const emergencies = new Map<
  string,
  Promise<(language: ContentLanguage, words: string, location?: string) => string>
>()

/** The emergency notice for a query as markup; '' if the query contains no emergency. */
async function emergencyNotice(
  store: SiteStore,
  release: Release,
  language: ContentLanguage,
  words: string,
  location?: string,
): Promise<string> {
  const file = Object.hasOwn(release.files, signsPath) ? release.files[signsPath] : undefined
  if (!file) return ''
  let known = emergencies.get(file.hash)
  if (!known) {
    emergencies.clear()
    known = store.read(file).then(bytes => {
      const data = JSON.parse(bytes.toString('utf8')) as EmergencyData
      const find = answersFrom(data)
      return (reader, typed, at) => {
        const answer = find(typed, at)
        const [words, more] = [data.words[reader], data.more[reader]]
        return answer ? elementHtml(noticeOf(answer, { language: reader, words, more })) : ''
      }
    })
    emergencies.set(file.hash, known)
    known.catch(() => emergencies.delete(file.hash))
  }
  return (await known)(language, words, location)
}

export interface SearchAnswer {
  bytes: Buffer
  encoding: 'br' | 'gzip' | undefined
}

/** Empty if the answer comes too late, or the database is unavailable. */
function freeOf(rows: readonly Row[], askFree: QueryNextFree): ReturnType<QueryNextFree> {
  const late = new Promise<[]>(resolve => setTimeout(resolve, timeout, []).unref())
  return Promise.race([askFree(rows.map(row => row.slug)), late]).catch(() => [])
}

/** For a single request, so with a faster compression level than static pages. */
async function compressed(html: string, accepted: string): Promise<SearchAnswer> {
  const bytes = Buffer.from(html)
  if (/\bbr\b/.test(accepted))
    return { bytes: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { bytes: await zip(bytes, { level: 4 }), encoding: 'gzip' }
  return { bytes, encoding: undefined }
}

interface Asked {
  release: Release
  page: { path: string; file: ReleaseFile }
  query: URLSearchParams
  askFree?: QueryNextFree | undefined
  /** Called with words that found nothing. */
  missed?: ((words: string, language: ContentLanguage) => void) | undefined
}

/** The page of doctors with the search results. Null without a query, or if the search gives no answer. */
async function doctorsPage(store: SiteStore, pool: SearchPool, asked: Asked): Promise<string | null> {
  const { release, page, query, askFree, missed } = asked
  const language = pages[page.path]
  const doctorQuery = language && doctorQueryIn(query)
  if (!language || !doctorQuery) return null
  const now = Temporal.Now.instant()
  const found = await pool.ask(release, { ...doctorQuery, language, now: now.epochMilliseconds })
  const { search, location } = doctorQuery
  const notice = await emergencyNotice(store, release, language, search, location)
  if (!found && !notice) return null
  if (found?.unfiltered === 0 && found.pages.length === 0) missed?.(search, language)
  const html = (await store.read(page.file)).toString('utf8')
  // The notice also appears if the search timed out: the page then shows all doctors.
  const answered = found
    ? pageWithResults(html, doctorQuery, found, language, notice)
    : pageWithNotice(html, notice)
  const free = found && askFree ? await freeOf(found.rows, askFree) : []
  return withNextFree(answered, free, language, now)
}

/** The page of the search of the whole site with its results. */
async function wholePage(store: SiteStore, pool: SearchPool, asked: Asked): Promise<string | null> {
  const { release, page, query, missed } = asked
  const language = wholePages[page.path]
  const whole = language && wholeQueryIn(query)
  if (!language || !whole) return null
  const found = await pool.askWhole(release, {
    ...whole,
    language,
    now: Temporal.Now.instant().epochMilliseconds,
  })
  if (found?.total === 0 && !whole.kind) missed?.(whole.q, language)
  const notice = await emergencyNotice(store, release, language, whole.q)
  const html = (await store.read(page.file)).toString('utf8')
  return pageWithWhole(html, whole, found, notice)
}

/**
 * The page of doctors or that of the whole site's search with its results, for visitors with and without scripts. Null
 * without a query, or if the search gives no answer: then the static page is served.
 */
export async function searchAnswer(
  store: SiteStore,
  asked: Asked,
  accepted: string,
): Promise<SearchAnswer | null> {
  const pool = pools.get(store) ?? new SearchPool(store)
  pools.set(store, pool)
  const html = (await doctorsPage(store, pool, asked)) ?? (await wholePage(store, pool, asked))
  return html === null ? null : compressed(html, accepted)
}
