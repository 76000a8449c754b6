import { createHash } from 'node:crypto'

// Thousands of pages carry the same few pieces, and a handful their own.
const sources = new Map<string, string>()
function source(text: string): string {
  const known = sources.get(text)
  if (known) return known
  if (sources.size > 500) sources.clear()
  const made = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  sources.set(text, made)
  return made
}

/** What a page's policy must let through: inline pieces by their hash, other hosts' files by their origin. */
export interface PageSources {
  scripts?: string[]
  styles?: string[]
  /** Hosts of pictures that are not ours. */
  pictures?: string[]
  /** Hosts of films that a click on this page may load. */
  frames?: string[]
  /** The host of the chat's script, on the page of its frame only. */
  vendors?: string[]
}

const originsOf = (html: string, tag: RegExp): string[] => [
  // What is no address names no host; the browser will not load it either.
  ...new Set([...html.matchAll(tag)].flatMap(match => URL.parse(match[1] as string)?.origin ?? [])),
]
const loadsFromElsewhere = /(?<=(?:src|srcset|poster))="https:/i

export const filmHosts = ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'] as const
// What an editor wrote cannot widen the policy: these two, and nobody else.
const filmFrames = /\sdata-frame="(https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\/[^"]*)/g

const isLetter = (code = 0) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

/** Where the tag that begins here ends: past the `>` in its attributes' values. */
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
 * The scripts and styles of a page, name, attributes and text. Tag by tag, so that a script which a text talks about (a
 * description in an attribute, say) is not taken for one of ours; byte by byte, as an expression over all tags was a tenth
 * of the work of making a page.
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

/** CSP sources of what a page carries, so that nothing else can run or be loaded. */
export function inlineHashes(page: Buffer): PageSources {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [name, attributes, text] of inlineParts(page)) {
    if (name === 'style') styles.add(source(text))
    // JSON-LD and other data blocks are not run; speculation rules are checked as scripts.
    else if (text !== '' && !/\bsrc=/i.test(attributes) && !/type="?application\//i.test(attributes))
      scripts.add(source(text))
  }
  // Most pages load nothing from elsewhere, and a look says so.
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
 * The portal takes no text as code or markup. Its editor alone reads what is pasted, through a policy of its own name,
 * into a document that runs nothing, and the service worker has one address. All shells have the same: a door's document
 * goes on as the admin area.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types ProseMirrorClipboard rawat-service-worker',
]

/** Where the API lives on another host than the pages, they call it and send their forms there. */
const apiElsewhere = (): string[] => (process.env.API_URL ? [new URL(process.env.API_URL).origin] : [])

/**
 * A page's policy: our own files, and the inline pieces that were there when we built it; stricter in the portal. What
 * the page itself brings stands in braces.
 */
export function policyTemplate(portal: boolean): string {
  // An administrator sees a picture of another host before the page with it is published.
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

/** The template with what one page brings. */
export const fillPolicy = (
  template: string,
  sources: Record<string, readonly string[] | undefined>,
): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => (sources[name] ?? []).map(one => ` ${one}`).join(''))

export const contentSecurityPolicy = (
  { scripts, styles, pictures, frames }: PageSources = {},
  portal = false,
): string => fillPolicy(policyTemplate(portal), { scripts, styles, pictures, frames })

/** The hosts beside a vendor's: its script fetches its parts from siblings (`embed.` and `va.`, say). */
const siblings = (origin: string) => {
  const { hostname } = new URL(origin)
  const labels = hostname.split('.')
  return labels.length > 2 && /[a-z]$/i.test(hostname) ? `https://*.${labels.slice(1).join('.')}` : origin
}

/**
 * The chat's frame: a document of no origin (`sandbox` without allow-same-origin), so that the vendor's script finds no
 * token, no storage and no page of ours, and reaches its own hosts only.
 */
export const chatFrameTemplate = [
  "default-src 'none'",
  'script-src{vendors}',
  // The one place with it: such a program writes its styles into the document, and nobody knows their hashes.
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

/** What the chat's frame may reach: the vendor's host, its siblings, and the same by socket. */
export function vendorSources(vendors: readonly string[] = []): { vendors: string[]; sockets: string[] } {
  const hosts = [...new Set([...vendors, ...vendors.map(siblings)])]
  return { vendors: hosts, sockets: hosts.map(host => host.replace('https:', 'wss:')) }
}

/** A worker fetches our own files and nothing else. Only a script of ours can become one. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** A film or a picture that is opened by itself shows itself. */
export const filePolicy = "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'"
