import type { APIRoute } from 'astro'

/** Every page may be read; those of no use to a search engine say so themselves, which they can only when they are read. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = new URL('/sitemap-index.xml', site).href
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
