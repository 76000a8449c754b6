const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#34': '"',
  '#38': '&',
}
const plain = (text: string) => text.replace(/&(\w+|#\d+);/g, (whole, name) => entities[name] ?? whole)

export interface Tag {
  name: string
  attributes: Record<string, string>
}

/** A built page, parsed as far as the checks need. */
export interface BuiltPage {
  file: string
  /** The path in the address: `/id/doctors`. */
  path: string
  language: 'en' | 'id'
  html: string
  /** A page of the portal: one shell for each area, without public content. */
  shell: boolean
  /** Search engines may index it. */
  indexed: boolean
  title: string
  description: string
  tags: Tag[]
  /** The parsed JSON-LD blocks. */
  structured: unknown[]
}

const tagPattern = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi
const attributePattern = /([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g

function tagsIn(html: string): Tag[] {
  return [...html.matchAll(tagPattern)].map(([, name = '', inside = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...inside.matchAll(attributePattern)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        plain(double ?? single ?? bare ?? ''),
      ]),
    ),
  }))
}

/** Removes code and comments. */
const withoutCode = (html: string) =>
  html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1')

export const pathOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`.replace(/(.)\/$/, '$1')

export function readPage(file: string, html: string): BuiltPage {
  const tags = tagsIn(withoutCode(html))
  const meta = (name: string) =>
    tags.find(tag => tag.name === 'meta' && tag.attributes.name === name)?.attributes.content ?? ''
  const blocks = html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return {
    file,
    path: pathOf(file),
    language: /^id(\/|\.html$)/.test(file) ? 'id' : 'en',
    html,
    shell: /^(patients|admins|auth)\.html$/.test(file),
    indexed: !/\bnoindex\b/.test(meta('robots')),
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    tags,
    structured: [...blocks].map(([, text = '']) => JSON.parse(text)),
  }
}

export const attributesOf = (page: BuiltPage, name: string, key: string): string[] =>
  page.tags.flatMap(tag =>
    tag.name === name && tag.attributes[key] !== undefined ? [tag.attributes[key]] : [],
  )

/** The scripts of a page: what it loads after its first paint, or by itself. */
export const scriptsOf = (page: BuiltPage): string[] => [
  ...attributesOf(page, 'script', 'src'),
  ...attributesOf(page, 'script', 'data-src').flatMap(later => later.split(' ').slice(0, 1)),
]

export const linkOf = (page: BuiltPage, rel: string, hreflang?: string): string | undefined =>
  page.tags.find(
    ({ name, attributes }) =>
      name === 'link' &&
      attributes.rel === rel &&
      (hreflang === undefined || attributes.hreflang === hreflang),
  )?.attributes.href

export const propertyOf = (page: BuiltPage, property: string): string | undefined =>
  page.tags.find(({ name, attributes }) => name === 'meta' && attributes.property === property)?.attributes
    .content
