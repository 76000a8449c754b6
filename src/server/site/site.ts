import type { Context } from 'hono'
import { redirectOf } from '#entities/content/redirect.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { headersOf } from '#publishing/release/headers.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import { hasEncoding, type SiteStore } from '#publishing/release/site-store.ts'
import { rangeOf } from '../kernel/http/byte-range.ts'
import { matchesTag } from '../kernel/http/etag.ts'
import { chosenPage } from './language-choice.ts'
import { searchAnswer } from './search/answer.ts'
import type { QueryNextFree } from './search/next-free.ts'

/** The portal has one HTML file for each area; its router handles the rest of the path. */
const shell = /^\/(patients|admins|auth)(\/|$)/

interface Found {
  path: string
  file: ReleaseFile
  status: 200 | 404
}

// Own properties only: every object also has `constructor`.
const fileOf = (release: Release, path: string) =>
  Object.hasOwn(release.files, path) ? release.files[path] : undefined

function find(release: Release, pathname: string): Found | null {
  const bare = pathname.replace(/^\/+|\/+$/g, '')
  const area = shell.exec(pathname)?.[1]
  const candidates = area ? [`${area}.html`] : bare === '' ? ['index.html'] : [bare, `${bare}.html`]
  for (const path of candidates) {
    const file = fileOf(release, path)
    if (file) return { path, file, status: 200 }
  }
  const lost = /^\/id(\/|$)/.test(pathname) ? ['id/404.html', '404.html'] : ['404.html']
  for (const path of lost) {
    const file = fileOf(release, path)
    if (file) return { path, file, status: 404 }
  }
  return null
}

function encodingOf(file: ReleaseFile, accepted: string): 'br' | 'gz' | undefined {
  if (/\bbr\b/.test(accepted) && hasEncoding(file, 'br')) return 'br'
  return /\bgzip\b/.test(accepted) && hasEncoding(file, 'gz') ? 'gz' : undefined
}

const cache = new Map<string, Buffer>()
let cacheBytes = 0

/** Null if the file on disk is damaged, as after a power cut: the next build writes it again under the same name. */
async function bytesOf(
  store: SiteStore,
  file: ReleaseFile,
  encoding: 'br' | 'gz' | undefined,
): Promise<Buffer | null> {
  const name = file.hash + (encoding ?? '')
  const known = cache.get(name)
  if (known) return known
  const bytes = await store.read(file, encoding).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  const due = encoding ? file[encoding] : file.size
  if (!bytes || (due === undefined ? bytes.length === 0 : bytes.length !== due)) return null
  if (cacheBytes > 64 * 1024 * 1024) {
    cache.clear()
    cacheBytes = 0
  }
  cache.set(name, bytes)
  cacheBytes += bytes.length
  return bytes
}

/** In the requested form, or uncompressed if that form is lost. */
async function formOf(store: SiteStore, file: ReleaseFile, asked: 'br' | 'gz' | undefined) {
  for (const encoding of asked ? [asked, undefined] : [undefined]) {
    const bytes = await bytesOf(store, file, encoding)
    if (bytes) return { bytes, encoding }
  }
  return null
}

const etagOf = (file: ReleaseFile, encoding: 'br' | 'gz' | undefined) =>
  `"${file.hash.slice(0, 24)}${encoding ? `-${encoding}` : ''}"`

// No copy for each request. The type excludes shared memory, which files are never read into.
const asBody = (bytes: Buffer) => bytes as Uint8Array<ArrayBuffer>

/** A page with changes that are being published; null if it has none. */
type ChangedPage = (path: string) => Promise<ReleaseFile | null>

/** Called with the words of a search that found nothing. */
type MissedSearch = (words: string, language: ContentLanguage) => void

/**
 * Serves one address from the current release, or a page of the release that is being built. Each request
 * uses a single release, so it never mixes two.
 */
export async function serveSite(
  context: Context,
  store: SiteStore,
  release: Release,
  askFree?: QueryNextFree,
  changedPage?: ChangedPage,
  missed?: MissedSearch,
): Promise<Response> {
  const method = context.req.method
  if (method !== 'GET' && method !== 'HEAD')
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' })
  let pathname: string
  try {
    pathname = decodeURIComponent(new URL(context.req.url).pathname)
  } catch {
    pathname = '/\u0000'
  }
  const chosen = pathname === '/language' ? chosenPage(new URL(context.req.url).searchParams) : null
  if (chosen) return context.redirect(chosen, 303)
  const found = find(release, pathname)
  const asked = new URL(context.req.url).pathname
  const gone = found?.status === 200 ? null : redirectOf(release.redirects ?? {}, asked)
  if (gone?.to) {
    const { search } = new URL(context.req.url)
    return context.body(null, 301, { location: gone.to + search, 'cache-control': 'public, max-age=3600' })
  }
  if (!found) return context.text('Not found', 404)
  const { path } = found
  const status = gone ? 410 : found.status
  const changed = status === 200 && path.endsWith('.html') ? await changedPage?.(path) : null
  const file = changed ?? found.file
  const encoding = encodingOf(file, context.req.header('accept-encoding') ?? '')
  const etag = etagOf(file, encoding)
  const headers: Record<string, string> = {
    ...headersOf(release, path, file),
    ...(status === 200 ? {} : { 'cache-control': 'no-cache' }),
    'content-type': file.type,
    etag,
    vary: 'Accept-Encoding',
    ...(file.type.startsWith('text/html') && !changed ? { 'x-rawat-release': release.id } : {}),
    ...(changed ? { 'cache-control': 'no-cache' } : {}),
  }
  const { searchParams } = new URL(context.req.url)
  const accepted = context.req.header('accept-encoding') ?? ''
  const search = { release, page: { path, file }, query: searchParams, askFree, missed }
  const answer = await searchAnswer(store, search, accepted)
  if (answer) {
    const { etag: _, ...others } = headers
    return new Response(method === 'HEAD' ? null : asBody(answer.bytes), {
      headers: {
        ...others,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-length': String(answer.bytes.length),
        ...(answer.encoding ? { 'content-encoding': answer.encoding } : {}),
      },
    })
  }
  if (status === 200 && matchesTag(context.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const form = await formOf(store, file, encoding)
  if (!form)
    return context.text('This page is being rebuilt. Please come back in a moment.', 503, {
      'retry-after': '5',
      'cache-control': 'no-store',
    })
  if (form.encoding) headers['content-encoding'] = form.encoding === 'gz' ? 'gzip' : 'br'
  headers.etag = etagOf(file, form.encoding)
  if (file.type.startsWith('video/')) {
    headers['accept-ranges'] = 'bytes'
    const range = rangeOf(context.req.header('range'), file.size)
    if (range === 'beyond')
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'content-range': `bytes */${file.size}` },
      })
    if (range) {
      const part = form.bytes.subarray(range.start, range.end + 1)
      headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`
      headers['content-length'] = String(part.length)
      return new Response(method === 'HEAD' ? null : asBody(part), { status: 206, headers })
    }
  }
  const { bytes } = form
  headers['content-length'] = String(bytes.length)
  return new Response(method === 'HEAD' ? null : asBody(bytes), { status, headers })
}
