import { createHash } from 'node:crypto'
import { contentLanguages } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'

/** The pages that open without a line, in both languages. */
const pages = contentLanguages.flatMap(language =>
  ['/emergency', '/offline'].map(path => localizedPath(language, path)),
)
/** Its code (see bundle-worker.ts): named by its hash like every asset, and given its one address here. */
const codeFile = /^_assets\/service-worker[.-][\w-]+\.js$/

/**
 * What tells a danger that is typed into a search: the signs, and the code that finds them (search/emergency-watch.ts,
 * islands/search/tell-emergency.ts).
 */
const emergencySigns = 'search/emergency.json'
const emergencyCode = /^_assets\/(emergency-watch|tell-emergency)[.-][\w-]+\.js$/
const importsOf = (code: string) =>
  [...code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(match => `_assets/${match[1]}`)

const modulesOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*?\ssrc="\/([^"]+\.js)"/g)].map(match => match[1] as string)

/** What a page needs to look as it should: style sheets, the icon, pictures. */
const needs = (html: string): string[] =>
  [
    ...html.matchAll(/<link\b(?=[^>]*\srel="(?:stylesheet|icon|preload)")[^>]*?\shref="(\/[^"]+)"/g),
    ...html.matchAll(/<img\b[^>]*?\ssrc="(\/[^"]+)"/g),
  ].map(match => match[1] as string)

/**
 * The service worker of a release: its code behind the list of what it keeps. The same pages and the same version of our
 * code give the same bytes, whether all was built or only the pages were rendered again; a change in either makes every
 * browser that has the worker fetch the new one, and offer a reload. Null where the release lacks one of its parts.
 */
export async function serviceWorker(
  names: readonly string[],
  read: (name: string) => Promise<Buffer>,
  version: string,
): Promise<Buffer | null> {
  const code = names.find(name => codeFile.test(name))
  if (!code || pages.some(page => !names.includes(`${page.slice(1)}.html`))) return null
  const revisions = new Map<string, string>()
  const keep = async (url: string, name: string) => {
    const bytes = await read(name)
    revisions.set(url, createHash('sha256').update(bytes).digest('hex').slice(0, 16))
    return bytes
  }
  const keepModule = async (name: string): Promise<void> => {
    if (revisions.has(`/${name}`) || !names.includes(name)) return
    const code = (await keep(`/${name}`, name)).toString('utf8')
    for (const next of importsOf(code)) await keepModule(next)
  }
  for (const page of pages) {
    const html = (await keep(page, `${page.slice(1)}.html`)).toString('utf8')
    for (const url of needs(html))
      if (!revisions.has(url) && names.includes(url.slice(1))) await keep(url, url.slice(1))
    for (const name of modulesOf(html)) await keepModule(name)
  }
  if (names.includes(emergencySigns)) await keep(`/${emergencySigns}`, emergencySigns)
  for (const name of names.filter(one => emergencyCode.test(one))) await keepModule(name)
  const given = {
    version,
    precache: [...revisions].map(([url, revision]) => ({ url, revision })),
    notes: Object.fromEntries(
      contentLanguages.map(language => [
        language,
        translateIn(language)('offline:note', { time: '{{time}}' }),
      ]),
    ),
  }
  // With its semicolon: the code begins with a bracket, which would call the list.
  return Buffer.concat([Buffer.from(`self.rawat=${JSON.stringify(given)};\n`), await read(code)])
}
