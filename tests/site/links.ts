import { openApiDocument } from '#contract/document.ts'
import { type BuiltSite, publicUrl } from './built-site.ts'
import type { BuiltPage, Tag } from './page.ts'

const apiPaths = Object.keys(openApiDocument().paths ?? {}).map(
  path => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
)
const carriers: Record<string, string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  iframe: ['src'],
  form: ['action'],
  use: ['href'],
  'astro-island': ['component-url', 'renderer-url', 'before-hydration-url'],
}

const addressesOf = ({ name, attributes }: Tag): string[] =>
  (carriers[name] ?? []).flatMap(key => {
    const value = attributes[key]
    if (value === undefined) return []
    return key === 'srcset' ? value.split(',').map(one => one.trim().split(/\s+/)[0] as string) : [value]
  })

const openGraph = ({ name, attributes }: Tag): string[] =>
  name === 'meta' && /^og:(url|image)$/.test(attributes.property ?? '') ? [attributes.content ?? ''] : []

/** Every internal address on a page: pages, anchors, pictures, scripts, forms and the social picture. */
const ownAddresses = (page: BuiltPage): URL[] =>
  page.tags
    .flatMap(tag => [...addressesOf(tag), ...openGraph(tag)])
    .filter(address => !/^(tel|mailto|data|sms|geo):/.test(address))
    .map(address => new URL(address, publicUrl + page.path))
    .filter(url => url.origin === publicUrl)

/** The broken links of all pages, each with its page. */
export async function brokenLinks(site: BuiltSite): Promise<string[]> {
  const lost: string[] = []
  const places = new Map(
    site.pages.map(page => [page.path, new Set(page.tags.flatMap(({ attributes }) => attributes.id ?? []))]),
  )
  const known = new Map<string, boolean>()
  const leads = async (pathname: string): Promise<boolean> => {
    if (pathname.startsWith('/api/')) return apiPaths.some(path => path.test(pathname))
    if (pathname.startsWith('/og/'))
      return Object.values(site.release.files).some(file => file.share === pathname)
    return (await site.request(pathname)).status === 200
  }
  for (const page of site.pages) {
    for (const { pathname, hash } of ownAddresses(page)) {
      if (!known.has(pathname)) known.set(pathname, await leads(pathname))
      if (!known.get(pathname)) lost.push(`${pathname} on ${page.file}`)
      const place = decodeURIComponent(hash.slice(1))
      const ids = places.get(decodeURIComponent(pathname))
      if (place && ids && !ids.has(place)) lost.push(`${pathname}#${place} on ${page.file}`)
    }
  }
  for (const [path, { type }] of Object.entries(site.release.files)) {
    if (!type.startsWith('text/css')) continue
    for (const [, address = ''] of (await site.text(path)).matchAll(/url\(["']?((?!data:)[^"')]+)/g)) {
      const { origin, pathname } = new URL(address, `${publicUrl}/${path}`)
      if (origin === publicUrl && !(await leads(pathname))) lost.push(`${pathname} in ${path}`)
    }
  }
  return [...new Set(lost)]
}
