import { contentLanguages } from '#entities/localized.ts'
import { localizedPath, parsePath } from '#i18n/paths.ts'

/** The protocol's own limit; above it a second file begins. */
const mostEntries = 50_000

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
/** Page 2 before page 10, in both languages, whatever the machine's. */
const order = new Intl.Collator('en', { numeric: true })

/**
 * The sitemap of the pages for search engines, given by their paths: each with its twin in the other language. The same
 * paths give the same bytes, in whatever order they come.
 */
export function sitemapFiles(paths: Iterable<string>, site: string): Map<string, string> {
  const known = new Set(paths)
  const address = (path: string) => escaped(new URL(path, site).href)
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`
  const entries = [...known].sort(order.compare).map(path => {
    const { path: bare } = parsePath(path)
    const twins = contentLanguages
      .map(language => [language, localizedPath(language, bare)] as const)
      .filter(([, twin]) => known.has(twin))
    const english = twins.find(([language]) => language === 'en')
    const links =
      twins.length > 1
        ? [
            ...twins.map(([language, twin]) => link(language, twin)),
            ...(english ? [link('x-default', english[1])] : []),
          ]
        : []
    return `<url><loc>${address(path)}</loc>${links.join('')}</url>`
  })
  const files = new Map<string, string>()
  for (let at = 0; at === 0 || at < entries.length; at += mostEntries)
    files.set(
      `sitemap-${at / mostEntries}.xml`,
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.slice(at, at + mostEntries).join('')}</urlset>`,
    )
  const parts = [...files.keys()].map(name => `<sitemap><loc>${address(`/${name}`)}</loc></sitemap>`)
  files.set(
    'sitemap-index.xml',
    `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</sitemapindex>`,
  )
  return files
}
