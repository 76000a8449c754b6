import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentLanguage } from '#entities/localized.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { type DoctorQuery, doctorQueryIn, type Row } from '#search/directory.ts'
import { answersFrom, type EmergencyData } from '#search/emergency-data.ts'
import { noticeHtml, noticeOf } from '#search/emergency-notice.ts'
import { type QueryNextFree, withNextFree } from './next-free.ts'
import { pageWithNotice, pageWithResults } from './page.ts'
import { SearchPool } from './search-pool.ts'

const pages: Record<string, ContentLanguage> = { 'doctors.html': 'en', 'id/doctors.html': 'id' }
const pools = new WeakMap<SiteStore, SearchPool>()
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Milliseconds to wait for the free slots: the results are useful without them. */
const timeout = 400

const signsPath = 'search/emergency.json'
const dangers = new Map<string, Promise<(language: ContentLanguage, doctorQuery: DoctorQuery) => string>>()

/** The emergency notice for a query as markup; '' if the query contains no emergency. */
async function emergencyNotice(
  store: SiteStore,
  release: Release,
  language: ContentLanguage,
  doctorQuery: DoctorQuery,
): Promise<string> {
  const file = Object.hasOwn(release.files, signsPath) ? release.files[signsPath] : undefined
  if (!file) return ''
  let known = dangers.get(file.hash)
  if (!known) {
    dangers.clear()
    known = store.read(file).then(bytes => {
      const data = JSON.parse(bytes.toString('utf8')) as EmergencyData
      const find = answersFrom(data)
      return (reader, { search, location }) => {
        const answer = find(search, location)
        const [words, more] = [data.words[reader], data.more[reader]]
        return answer ? noticeHtml(noticeOf(answer, { language: reader, words, more })) : ''
      }
    })
    dangers.set(file.hash, known)
    known.catch(() => dangers.delete(file.hash))
  }
  return (await known)(language, doctorQuery)
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

/**
 * The page of doctors with the search results, for visitors with and without scripts. Null without a query, or if the
 * search gives no answer: then the static page with all doctors is served.
 */
export async function searchAnswer(
  store: SiteStore,
  release: Release,
  page: { path: string; file: ReleaseFile },
  query: URLSearchParams,
  accepted: string,
  askFree?: QueryNextFree,
): Promise<SearchAnswer | null> {
  const language = pages[page.path]
  const doctorQuery = language && doctorQueryIn(query)
  if (!language || !doctorQuery) return null
  const desk = pools.get(store) ?? new SearchPool(store)
  pools.set(store, desk)
  const now = Temporal.Now.instant()
  const found = await desk.ask(release, { ...doctorQuery, language, now: now.epochMilliseconds })
  const notice = await emergencyNotice(store, release, language, doctorQuery)
  if (!found && !notice) return null
  const html = (await store.read(page.file)).toString('utf8')
  // The notice also appears if the search timed out: the page then shows all doctors.
  const answered = found
    ? pageWithResults(html, doctorQuery, found, language, notice)
    : pageWithNotice(html, notice)
  const free = found && askFree ? await freeOf(found.rows, askFree) : []
  const bytes = Buffer.from(withNextFree(answered, free, language, now))
  // For a single request, so a faster compression level than for static pages.
  if (/\bbr\b/.test(accepted))
    return { bytes: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { bytes: await zip(bytes, { level: 4 }), encoding: 'gzip' }
  return { bytes, encoding: undefined }
}
