import type { Context } from 'hono'
import { contentSecurityPolicy } from '#publish/policy.ts'
import type { Release, ReleaseFile, SiteStore } from '#publish/site-store.ts'
import { chosenPage } from './language-choice.ts'

/** The portal is one page an area; the router in it knows the rest of the path. */
const shell = /^\/(patients|admins|auth)(\/|$)/

interface Found {
  path: string
  file: ReleaseFile
  status: 200 | 404
}

// Its own paths only: every object also answers to `constructor`.
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

/** The specification's `{token}` is an unfilled placeholder; `no-cache` in its stead has a returning reader ask by ETag. */
function cacheControl(path: string, private_: boolean): string {
  if (path.startsWith('_assets/')) return 'public, max-age=31536000, immutable'
  return private_ ? 'private, max-age=3600, no-cache' : 'public, max-age=86400, no-cache'
}

function encodingOf(file: ReleaseFile, accepted: string): 'br' | 'gz' | undefined {
  if (file.br && file.br < file.size && /\bbr\b/.test(accepted)) return 'br'
  return file.gz && file.gz < file.size && /\bgzip\b/.test(accepted) ? 'gz' : undefined
}

const kept = new Map<string, Buffer>()
let keptBytes = 0

async function bytesOf(
  store: SiteStore,
  file: ReleaseFile,
  encoding: 'br' | 'gz' | undefined,
): Promise<Buffer> {
  const name = file.hash + (encoding ?? '')
  const known = kept.get(name)
  if (known) return known
  const bytes = await store.read(file, encoding)
  if (keptBytes > 64 * 1024 * 1024) {
    kept.clear()
    keptBytes = 0
  }
  kept.set(name, bytes)
  keptBytes += bytes.length
  return bytes
}

/** Serves one address from the current release. A request sees one release only, so never half of two. */
export async function serveSite(context: Context, store: SiteStore, release: Release): Promise<Response> {
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
  if (!found) return context.text('Not found', 404)
  const { file, path, status } = found
  const isShell = /^(patients|admins|auth)\.html$/.test(path)
  const encoding = encodingOf(file, context.req.header('accept-encoding') ?? '')
  const etag = `"${file.hash.slice(0, 24)}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = {
    'cache-control': status === 404 ? 'no-cache' : cacheControl(path, isShell),
    'content-type': file.type,
    etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
  if (file.type.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(file.scripts, file.styles, isShell)
    headers['x-frame-options'] = 'DENY'
    headers['x-rawat-release'] = release.id
  } else if (file.type === 'image/svg+xml')
    headers['content-security-policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  if (status === 200 && context.req.header('if-none-match')?.split(/,\s*/).includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  if (encoding) headers['content-encoding'] = encoding === 'gz' ? 'gzip' : 'br'
  const bytes = await bytesOf(store, file, encoding)
  headers['content-length'] = String(bytes.length)
  return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), { status, headers })
}
