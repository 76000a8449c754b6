import type { Context } from 'hono'
import type { Release } from '#publishing/release/release.ts'
import { type SharePictures, TooManyDrawings } from '#publishing/share/pictures.ts'
import { matchesTag } from '../kernel/http/etag.ts'

export const isSharePicture = (pathname: string) => /^\/og\/[0-9a-f]{32}\.png$/.test(pathname)

/**
 * Serves the picture of a shared link. Draws only addresses that a page of the release refers to, so clients cannot
 * request arbitrary drawings.
 */
export async function serveSharePicture(
  context: Context,
  pictures: SharePictures,
  release: Release,
): Promise<Response> {
  const { method } = context.req
  if (method !== 'GET' && method !== 'HEAD')
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' })
  try {
    const found = await pictures.read(release, new URL(context.req.url).pathname)
    if (!found) return context.text('Not found', 404, { 'cache-control': 'no-cache' })
    const etag = `"${found.tag}"`
    const headers = {
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      etag,
    }
    if (matchesTag(context.req.header('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const length = { 'content-length': String(found.png.length) }
    return new Response(method === 'HEAD' ? null : new Uint8Array(found.png), {
      headers: { ...headers, ...length },
    })
  } catch (error) {
    if (!(error instanceof TooManyDrawings)) throw error
    return context.text('Too many pictures are being drawn. Please come back in a moment.', 503, {
      'retry-after': '5',
      'cache-control': 'no-store',
    })
  }
}
