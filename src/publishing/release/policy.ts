import { createHash } from 'node:crypto'
import { isUrl } from '#entities/text/filled.ts'

// Cached: thousands of pages contain the same few inline parts, and few of their own.
const sources = new Map<string, string>()
function source(text: string): string {
  const known = sources.get(text)
  if (known) return known
  if (sources.size > 500) sources.clear()
  const made = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  sources.set(text, made)
  return made
}

/** What the policy of a page must allow: inline parts by their hash, files of other hosts by their origin. */
export interface PageSources {
  scripts?: string[]
  styles?: string[]
  /** Hosts of pictures other than our own. */
  pictures?: string[]
  /** Hosts of videos that a click on this page may load. */
  frames?: string[]
  /** The host of the chat's script, only on the page of the chat frame. */
  vendors?: string[]
}

const originsOf = (html: string, tag: RegExp): string[] => [
  // An invalid address has no origin; the browser will not load it either.
  ...new Set([...html.matchAll(tag)].flatMap(([, url = '']) => (isUrl(url) ? new URL(url).origin : []))),
]
const loadsFromElsewhere = /(?<=(?:src|srcset|poster))="https:/i

export const filmHosts = ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'] as const
// Only these two video hosts: text of an editor cannot add another one.
const filmFrames = /\sdata-frame="(https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\/[^"]*)/g

const isLetter = (code = 0) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

/** The end of the tag that starts here, ignoring any `>` in the values of its attributes. */
function endOfTag(html: Buffer, start: number): number {
  let quote = 0
  for (let at = start; at < html.length; at++) {
    const code = html[at] as number
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === 0x22 || code === 0x27) quote = code
    else if (code === 0x3e) return at
  }
  return html.length
}

/**
 * The scripts and styles of a page: name, attributes and text. Reads tag by tag, so that a script tag in the value of
 * an attribute (a description, say) does not count. Reads byte by byte: a regular expression over all tags took a
 * tenth of the rendering time.
 */
function inlineParts(html: Buffer): [name: string, attributes: string, text: string][] {
  const parts: [string, string, string][] = []
  for (let at = 0; at < html.length; at++) {
    if (html[at] !== 0x3c) continue
    const second = html[at + 1]
    if (second === 0x21 && html[at + 2] === 0x2d && html[at + 3] === 0x2d) {
      const end = html.indexOf('-->', at)
      if (end < 0) break
      at = end
    } else if (isLetter(second) || second === 0x2f) {
      const start = at + 1
      at = endOfTag(html, at)
      if (second !== 0x73 && second !== 0x53) continue
      const [, name] = /^(script|style)\b/i.exec(html.toString('latin1', start, start + 7)) ?? []
      const close = name ? html.indexOf(`</${name}>`, at) : -1
      if (!name || close < 0) continue
      const part = (from: number, to: number) => html.toString('utf8', from, to)
      parts.push([name.toLowerCase(), part(start + name.length, at), part(at + 1, close)])
      at = close
    }
  }
  return parts
}

/** CSP sources of the inline parts and other hosts of a page; the browser blocks everything else. */
export function inlineHashes(page: Buffer): PageSources {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [name, attributes, text] of inlineParts(page)) {
    if (name === 'style') styles.add(source(text))
    // JSON-LD and other data blocks are not executed. Speculation rules need a hash like scripts.
    else if (text !== '' && !/\bsrc=/i.test(attributes) && !/type="?application\//i.test(attributes))
      scripts.add(source(text))
  }
  // Most pages load nothing from other hosts; this cheap test skips the rest.
  const loads = loadsFromElsewhere.test(page.toString('latin1'))
  const elsewhere = (tag: RegExp) => (loads ? originsOf(page.toString('utf8'), tag) : [])
  const found = {
    scripts: [...scripts],
    styles: [...styles],
    pictures: elsewhere(/<(?:img|source|video)\b[^>]*?\s(?:src|srcset|poster)="(https:\/\/[^\s"]+)/gi),
    frames: page.includes('data-frame="https:') ? originsOf(page.toString('utf8'), filmFrames) : [],
    vendors: elsewhere(/<script\b[^>]*?\ssrc="(https:\/\/[^\s"]+)/gi),
  }
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))
}

/**
 * Trusted types for the portal: it assigns no text as code or markup. Exceptions: the editor parses pasted text with
 * a policy of its own name, in a document that executes nothing, and the service worker has one address. All shells
 * have the same rule, as the sign-in page continues as the admin area in the same document.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types ProseMirrorClipboard rawat-service-worker',
]

/** If the API has another host than the pages, they send requests and forms there. */
const apiElsewhere = (): string[] => (process.env.API_URL ? [new URL(process.env.API_URL).origin] : [])

/**
 * The policy of a page: our own files, and the inline parts that were there at build time; stricter in the portal.
 * Placeholders in braces stand for the sources of one page.
 */
export function policyTemplate(portal: boolean): string {
  // In the admin area an administrator sees pictures of other hosts before their page is published.
  const pictures = portal ? ' https:' : '{pictures}'
  return [
    "default-src 'none'",
    "script-src 'self'{scripts}",
    "style-src 'self'{styles}",
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...apiElsewhere()].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    ["frame-src 'self'{frames}", ...(portal ? apiElsewhere() : [])].join(' '),
    ['form-action', "'self'", ...apiElsewhere()].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(portal ? trustedTypes : []),
  ].join('; ')
}

/** Fills the template with the sources of one page. */
export const fillPolicy = (
  template: string,
  sources: Record<string, readonly string[] | undefined>,
): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => (sources[name] ?? []).map(one => ` ${one}`).join(''))

export const contentSecurityPolicy = (
  { scripts, styles, pictures, frames }: PageSources = {},
  portal = false,
): string => fillPolicy(policyTemplate(portal), { scripts, styles, pictures, frames })

/** The sibling hosts of a vendor's host: its script loads parts from them (`embed.` and `va.`, say). */
const siblings = (origin: string) => {
  const { hostname } = new URL(origin)
  const labels = hostname.split('.')
  return labels.length > 2 && /[a-z]$/i.test(hostname) ? `https://*.${labels.slice(1).join('.')}` : origin
}

/**
 * The policy of the chat frame: a document without an origin (`sandbox` without allow-same-origin). The vendor's script
 * cannot read tokens, storage or our pages, and reaches its own hosts only.
 */
export const chatFrameTemplate = [
  "default-src 'none'",
  'script-src{vendors}',
  // The only page that allows this: the chat script writes styles into the document whose hashes are unknown.
  "style-src{vendors} 'unsafe-inline'",
  'img-src{vendors} data: blob:',
  'font-src{vendors} data:',
  'media-src{vendors} data: blob:',
  'connect-src{vendors}{sockets}',
  'frame-src{vendors}',
  'form-action{vendors}',
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The hosts that the chat frame may reach: the vendor's, its siblings, and the same by WebSocket. */
export function vendorSources(vendors: readonly string[] = []): { vendors: string[]; sockets: string[] } {
  const hosts = [...new Set([...vendors, ...vendors.map(siblings)])]
  return { vendors: hosts, sockets: hosts.map(host => host.replace('https:', 'wss:')) }
}

/** A service worker may fetch only our own files. Only our own scripts can become one. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** For a video or a picture that is opened directly. */
export const filePolicy = "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'"
