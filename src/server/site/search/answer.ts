import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentLanguage } from '#entities/localized.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { type Row, type Wish, wishIn } from '#search/directory.ts'
import { answersFrom, type EmergencyData } from '#search/emergency-data.ts'
import { noticeHtml, noticeOf } from '#search/emergency-notice.ts'
import { type AskFree, withNextFree } from './next-free.ts'
import { answeredPage, noticedPage } from './page.ts'
import { SearchPool } from './search-pool.ts'

const pages: Record<string, ContentLanguage> = { 'doctors.html': 'en', 'id/doctors.html': 'id' }
const desks = new WeakMap<SiteStore, SearchPool>()
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** So long, in milliseconds, the free places are waited for: the answer is worth having without them. */
const patience = 400

const signsPath = 'search/emergency.json'
const dangers = new Map<string, Promise<(language: ContentLanguage, wish: Wish) => string>>()

/** The notice of the danger that a question names, as markup: '' where it names none. */
async function emergencyNotice(
  store: SiteStore,
  release: Release,
  language: ContentLanguage,
  wish: Wish,
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
  return (await known)(language, wish)
}

export interface SearchAnswer {
  bytes: Buffer
  encoding: 'br' | 'gzip' | undefined
}

/** None where they come too late, or the database is away. */
function freeOf(rows: readonly Row[], askFree: AskFree): ReturnType<AskFree> {
  const late = new Promise<[]>(resolve => setTimeout(resolve, patience, []).unref())
  return Promise.race([askFree(rows.map(row => row.slug)), late]).catch(() => [])
}

/**
 * The page of doctors with the answer to the address's question in it, for readers with and without scripts. Null where
 * nothing is asked or no answer can be had: then the page as it is holds everybody.
 */
export async function searchAnswer(
  store: SiteStore,
  release: Release,
  page: { path: string; file: ReleaseFile },
  query: URLSearchParams,
  accepted: string,
  askFree?: AskFree,
): Promise<SearchAnswer | null> {
  const language = pages[page.path]
  const wish = language && wishIn(query)
  if (!language || !wish) return null
  const desk = desks.get(store) ?? new SearchPool(store)
  desks.set(store, desk)
  const now = Temporal.Now.instant()
  const found = await desk.ask(release, { ...wish, language, now: now.epochMilliseconds })
  const notice = await emergencyNotice(store, release, language, wish)
  if (!found && !notice) return null
  const html = (await store.read(page.file)).toString('utf8')
  // A danger is told also where the doctors could not be found in time: then below it stands everybody.
  const answered = found ? answeredPage(html, wish, found, language, notice) : noticedPage(html, notice)
  const free = found && askFree ? await freeOf(found.rows, askFree) : []
  const bytes = Buffer.from(withNextFree(answered, free, language, now))
  // Made for one reader, so it is worth less work than what all read.
  if (/\bbr\b/.test(accepted))
    return { bytes: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { bytes: await zip(bytes, { level: 4 }), encoding: 'gzip' }
  return { bytes, encoding: undefined }
}
