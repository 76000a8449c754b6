import type { MiddlewareHandler } from 'astro'
import { headersOf } from '#publishing/release/headers.ts'
import { inlineHashes } from '#publishing/release/policy.ts'
import type { Release } from '#publishing/release/release.ts'

/** Adds the headers of a release to a page, without those that break Vite. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next()
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) return response
  const html = await response.text()
  const path = `${url.pathname.slice(1) || 'index'}.html`
  const file = { type, ...inlineHashes(Buffer.from(html)) }
  const { 'content-security-policy': policy = '', ...others } = headersOf(
    { files: { [path]: file } } as unknown as Release,
    path,
    file,
  )
  const headers = new Headers({ ...others, 'content-type': type, 'cache-control': 'no-store' })
  const parts = policy
    .split('; ')
    .map(part => part.replace(/^style-src 'self'.*/, "style-src 'self' 'unsafe-inline'"))
  const [trusted = [], strict = []] = [true, false].map(one =>
    parts.filter(part => /trusted-types/.test(part) === one),
  )
  headers.set('content-security-policy', strict.join('; '))
  // Report only: Vite's error overlay assigns HTML, which trusted types would block.
  if (trusted.length > 0) headers.set('content-security-policy-report-only', trusted.join('; '))
  return new Response(html, { status: response.status, headers })
}
