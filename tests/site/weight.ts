import { gzipSync } from 'node:zlib'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import { attributesOf, type BuiltPage, scriptsOf } from './page.ts'

/** Transferred bytes of a page before any interaction. */
export interface Weight {
  html: number
  css: number
  js: number
  requests: number
}

type Budget = [html: number, css: number, js: number]
/**
 * Transferred bytes of the heaviest page of a kind: HTML and CSS by brotli, JavaScript by gzip. A page without interaction
 * has no framework and at most 5 KB of scripts: islands are hydrated on the first interaction (islands/hydrate-on-intent.ts), and
 * time-dependent content loads when it comes near the viewport (islands/live/near.ts). Pages with a film player, a filter
 * of questions or a form have more. About 1 KB of the CSS is for older browsers: colours in sRGB (ui/srgb.ts) and rules
 * without nesting.
 */
export const budgets: Record<string, Budget> = {
  home: [39_500, 500, 5120],
  doctors: [30_500, 500, 5120],
  'doctors/…': [14_200, 12_000, 5120],
  'career/…': [14_000, 12_000, 6000],
  questions: [27_500, 500, 5730],
  contact: [25_500, 500, 5700],
  // With the doctors of a week and the insurers.
  'contact/…': [16_300, 12_000, 5120],
  videos: [24_500, 500, 5500],
  emergency: [5200, 500, 1850],
  offline: [3800, 500, 2350],
}
/** Maximum of an island with its imports, without React and the scripts that every page loads. */
export const islandsMost = 12_000
/** A page that links to the shared style sheet. */
export const usual: Budget = [14_000, 12_000, 5120]
/** A page with the shared style sheet in its HTML: see publishing/render/entry-styles.ts. */
export const usualEntry: Budget = [26_500, 500, 5120]

/** The kind of a page: its folder, or its name if it is the only one. Pages of a kind have the same template. */
export function kindOf({ path }: Pick<BuiltPage, 'path'>): string {
  const [first = 'home', second, third] = path
    .replace(/^\/id(?=\/|$)/, '')
    .split('/')
    .slice(1)
  if (!first) return 'home'
  if (!second) return first
  if (third) return `${first}/${second}/…`
  return first === 'contact' || first === 'career'
    ? `${first}/${/^(show|sent)$/.test(second) ? second : '…'}`
    : `${first}/…`
}

const brotli = (file: ReleaseFile) => Math.min(file.br ?? file.size, file.size)
export const gzip = (file: ReleaseFile) => Math.min(file.gz ?? file.size, file.size)

/** The static imports of a module. Dynamic imports wait for an interaction. */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(match => match[1] as string)

type Text = (path: string) => Promise<string>
const here = (address: string, from = '/') => new URL(address, `https://x${from}`).pathname.slice(1)

/** The files of these modules and of their static imports, recursively. */
export async function graphOf(addresses: string[], text: Text): Promise<Set<string>> {
  const modules = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    if (modules.has(path)) return
    modules.add(path)
    for (const next of importsOf(await text(path))) await visit(here(next, `/${path}`))
  }
  for (const address of addresses) await visit(here(address))
  return modules
}

export async function weightOf(page: BuiltPage, release: Release, text: Text): Promise<Weight> {
  const fileAt = (path: string) => release.files[path] as ReleaseFile
  const sheets = page.tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => here(attributes.href as string))
  const css = sheets.reduce((sum, path) => sum + brotli(fileAt(path)), 0)
  const modules = await graphOf(scriptsOf(page), text)
  const inline = [...page.html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="(?:application|speculationrules)/.test(attributes))
    .map(match => match[2] as string)
  const inlined = inline.length > 0 ? gzipSync(inline.join('\n')).length : 0
  const js = [...modules].reduce((sum, path) => sum + gzip(fileAt(path)), inlined)
  const preloads = page.tags.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'preload')
  const pictures = attributesOf(page, 'img', 'src').length
  const requests = 1 + sheets.length + modules.size + preloads.length + pictures
  return { html: brotli(fileAt(page.file)), css, js, requests }
}
