import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentLanguage } from '#entities/localized.ts'
import type { Release, ReleaseFile, SiteStore } from '#publish/site-store.ts'
import { wishIn } from '#search/directory.ts'
import { SearchDesk } from './desk.ts'
import { type AskFree, withNextFree } from './next-free.ts'
import { answeredPage } from './page.ts'

const pages: Record<string, ContentLanguage> = { 'doctors.html': 'en', 'id/doctors.html': 'id' }
const desks = new WeakMap<SiteStore, SearchDesk>()
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** So long, in milliseconds, the free places are waited for: the answer is worth having without them. */
const patience = 400

export interface SearchAnswer {
  bytes: Buffer
  encoding: 'br' | 'gzip' | undefined
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
  const desk = desks.get(store) ?? new SearchDesk(store)
  desks.set(store, desk)
  const now = Temporal.Now.instant()
  const found = await desk.ask(release, { ...wish, language, now: now.epochMilliseconds })
  if (!found) return null
  const late = new Promise<[]>(resolve => setTimeout(resolve, patience, []).unref())
  const asked = askFree ? askFree(found.rows.map(row => row.slug)) : []
  const [html, free] = await Promise.all([store.read(page.file), Promise.race([asked, late]).catch(() => [])])
  const answered = answeredPage(html.toString('utf8'), wish, found, language)
  const bytes = Buffer.from(withNextFree(answered, free, language, now))
  // Made for one reader, so it is worth less work than what all read.
  if (/\bbr\b/.test(accepted))
    return { bytes: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { bytes: await zip(bytes, { level: 4 }), encoding: 'gzip' }
  return { bytes, encoding: undefined }
}
