import { join } from 'node:path'
import { SiteStore } from '../src/publishing/release/site-store.ts'
import { readPage } from '../tests/site/page.ts'
import { kindOf, type Weight, weightOf } from '../tests/site/weight.ts'

/** Bytes that the heaviest page of each kind transfers before the reader interacts with it. */
export async function benchPages(dataDir: string): Promise<Record<string, string | number>[]> {
  const store = new SiteStore(join(dataDir, 'site'))
  const release = await store.current()
  if (!release) throw new Error('The server under measurement has no release.')
  const text = async (path: string) => {
    const file = release.files[path]
    if (!file) throw new Error(`The release has no ${path}.`)
    return (await store.read(file)).toString('utf8')
  }
  const heaviest = new Map<string, Weight & { pages: number }>()
  for (const file of Object.keys(release.files).filter(path => path.endsWith('.html'))) {
    const page = readPage(file, await text(file))
    if (page.shell) continue
    const weight = await weightOf(page, release, text)
    const last = heaviest.get(kindOf(page)) ?? { pages: 0, html: 0, css: 0, js: 0, requests: 0 }
    heaviest.set(kindOf(page), {
      pages: last.pages + 1,
      html: Math.max(last.html, weight.html),
      css: Math.max(last.css, weight.css),
      js: Math.max(last.js, weight.js),
      requests: Math.max(last.requests, weight.requests),
    })
  }
  return [...heaviest]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, { pages, html, css, js, requests }]) => ({
      kind,
      pages,
      'HTML br': html,
      'CSS br': css,
      'JS gzip': js,
      requests,
    }))
}
