import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { type MediaFormat, readMediaAddress } from '#entities/media/media-address.ts'
import { filePolicy } from '#publishing/release/policy.ts'
import type { Rendition } from '../database/tables/media.ts'
import type { Deps } from '../kernel/deps.ts'
import { matchesTag } from '../kernel/http/etag.ts'
import { storageOf } from '../storage/storage.ts'
import { findFile } from './files.ts'

export const isMedia = (pathname: string) => pathname.startsWith('/media/')

type Needs = Pick<Deps, 'db' | 'config'>

/** The requested size, or the nearest if a replaced picture does not have it: links in old pages keep working. */
export function nearestRendition(
  renditions: readonly Rendition[],
  format: MediaFormat,
  width: number | null,
): Rendition | undefined {
  const own = renditions.filter(one => one.format === format).sort((a, b) => a.step - b.step)
  return own.find(one => width !== null && one.step >= width) ?? own.at(-1)
}

/** Browsers list the formats that they support; other clients get the older format. */
const accepted = (accept: string): MediaFormat => (/\bimage\/avif\b/.test(accept) ? 'avif' : 'webp')

const headersOf = (rendition: Rendition) => ({
  'content-type': `image/${rendition.format}`,
  'content-length': String(rendition.size),
  etag: `"${rendition.sha256.slice(0, 32)}"`,
  // The address stays when the picture is replaced, so the browser shows its copy and revalidates it in the background.
  'cache-control': 'public, max-age=600, stale-while-revalidate=2592000, stale-if-error=2592000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `${filePolicy}; sandbox`,
  'content-disposition': 'inline',
  // The portal may be on another host than the API.
  'cross-origin-resource-policy': 'cross-origin',
})

/**
 * A picture of the library for the public: `/media/{id}-640.avif`, or `/media/{id}` in the best format that the browser
 * supports.
 */
export async function serveMedia(context: Context, deps: Needs): Promise<Response> {
  const { method, path } = context.req
  if (method !== 'GET' && method !== 'HEAD')
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' })
  const gone = () => context.text('Not found', 404, { 'cache-control': 'no-cache' })
  const address = readMediaAddress(path)
  if (!address) return gone()
  const format = address.format ?? accepted(context.req.header('accept') ?? '')
  const vary: Record<string, string> = address.format ? {} : { vary: 'Accept' }
  // Two attempts: a picture that is replaced between the query and the read has other files.
  for (let attempt = 0; attempt < 2; attempt++) {
    const row = await findFile(deps.db, address.id)
    const rendition = row ? nearestRendition(row.renditions, format, address.width) : undefined
    if (!rendition) return gone()
    const headers = { ...headersOf(rendition), ...vary }
    if (matchesTag(context.req.header('if-none-match'), headers.etag)) {
      const { 'content-length': _, ...others } = headers
      return new Response(null, { status: 304, headers: others })
    }
    if (method === 'HEAD') return new Response(null, { headers })
    const file = await storageOf(deps.config).read(rendition.key)
    if (file) return new Response(Readable.toWeb(file) as ReadableStream, { headers })
  }
  return gone()
}
