import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { type MediaFormat, readMediaAddress } from '#entities/media/media-address.ts'
import { filePolicy } from '#publishing/release/policy.ts'
import type { Rendition } from '../database/tables/media.ts'
import type { Deps } from '../kernel/deps.ts'
import { storageOf } from '../storage/storage.ts'
import { findFile } from './files.ts'

export const isMedia = (pathname: string) => pathname.startsWith('/media/')

type Needs = Pick<Deps, 'db' | 'config'>

/** The size that was asked for; where a picture of another size took its place, the nearest: links to it never break. */
export function bestOf(
  renditions: readonly Rendition[],
  format: MediaFormat,
  width: number | null,
): Rendition | undefined {
  const own = renditions.filter(one => one.format === format).sort((a, b) => a.step - b.step)
  return own.find(one => width !== null && one.step >= width) ?? own.at(-1)
}

/** Browsers name the formats that they show; a program that takes anything gets the older one. */
const accepted = (accept: string): MediaFormat => (/\bimage\/avif\b/.test(accept) ? 'avif' : 'webp')

const headersOf = (rendition: Rendition) => ({
  'content-type': `image/${rendition.format}`,
  'content-length': String(rendition.size),
  etag: `"${rendition.sha256.slice(0, 32)}"`,
  // Its address stays when it is replaced: shown at once, and asked for anew behind the reader's back.
  'cache-control': 'public, max-age=600, stale-while-revalidate=2592000, stale-if-error=2592000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `${filePolicy}; sandbox`,
  'content-disposition': 'inline',
  // The portal may stand on another host than the API.
  'cross-origin-resource-policy': 'cross-origin',
})

/** A picture of the library as the public sees it: `/media/{id}-640.avif`, or `/media/{id}` in what the browser shows best. */
export async function serveMedia(context: Context, deps: Needs): Promise<Response> {
  const { method, path } = context.req
  if (method !== 'GET' && method !== 'HEAD')
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' })
  const gone = () => context.text('Not found', 404, { 'cache-control': 'no-cache' })
  const asked = readMediaAddress(path)
  if (!asked) return gone()
  const format = asked.format ?? accepted(context.req.header('accept') ?? '')
  const vary: Record<string, string> = asked.format ? {} : { vary: 'Accept' }
  // Twice: a picture that is being replaced has other files a moment later.
  for (let attempt = 0; attempt < 2; attempt++) {
    const row = await findFile(deps.db, asked.id)
    const rendition = row ? bestOf(row.renditions, format, asked.width) : undefined
    if (!rendition) return gone()
    const headers = { ...headersOf(rendition), ...vary }
    if (context.req.header('if-none-match')?.split(/,\s*/).includes(headers.etag)) {
      const { 'content-length': _, ...others } = headers
      return new Response(null, { status: 304, headers: others })
    }
    if (method === 'HEAD') return new Response(null, { headers })
    const file = await storageOf(deps.config).read(rendition.key)
    if (file) return new Response(Readable.toWeb(file) as ReadableStream, { headers })
  }
  return gone()
}
