import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReleaseFile } from '#publishing/release/release.ts'
import { compressedSize, largeDirectory } from '../bench/search-network.ts'
import { browserFlags, findBrowser } from '../tests/browser.ts'
import { type BuiltSite, buildSite, publicUrl } from '../tests/site/built-site.ts'
import { unreadableColours, unreadableIn } from '../tests/site/colours.ts'
import { displayProblems, hardDoctors } from '../tests/site/hard-names.ts'
import { brokenLinks } from '../tests/site/links.ts'
import { markupErrors } from '../tests/site/markup.ts'
import { mixedListsIn, newerMediaIn, unsupportedRules } from '../tests/site/older-styles.ts'
import { attributesOf, type BuiltPage, linkOf, propertyOf, scriptsOf } from '../tests/site/page.ts'
import { areaFiles, firstScreens, portalScripts } from '../tests/site/portal-weight.ts'
import { crumbsEndHere, structuredProblems, typesOn } from '../tests/site/structured-data.ts'
import {
  budgets,
  graphOf,
  gzip,
  islandsMost,
  kindOf,
  usual,
  usualEntry,
  weightOf,
} from '../tests/site/weight.ts'

let site: BuiltSite
let open: BuiltPage[]
let indexed: BuiltPage[]
beforeAll(async () => {
  site = await buildSite()
  open = site.pages.filter(page => !page.shell)
  indexed = open.filter(page => page.indexed)
}, 180_000)
afterAll(() => site?.close())

/** Limits the output: the first faults are enough to fix them. */
const some = (wrong: string[]) => wrong.slice(0, 40)

describe('every page', () => {
  it('is valid HTML', () => {
    expect(site.pages.length).toBeGreaterThan(200)
    expect(some(site.pages.flatMap(markupErrors))).toEqual([])
  }, 120_000)

  it('has nothing of the page of examples, which is for development', async () => {
    const code = Object.keys(site.release.files).filter(path => /\.(html|js|css)$/.test(path))
    expect(code.length).toBeGreaterThan(300)
    const texts = await Promise.all(code.map(async path => ({ path, text: await site.text(path) })))
    expect(texts.filter(one => one.text.includes('examples-part')).map(one => one.path)).toEqual([])
  }, 60_000)

  it('has no broken link: pages, anchors, pictures, scripts, forms', async () => {
    expect(some(await brokenLinks(site))).toEqual([])
  }, 60_000)

  it('has no style attribute and no inline handler, which the content policy would block', () => {
    const wrong = site.pages.flatMap(page =>
      page.tags.flatMap(({ name, attributes }) =>
        Object.keys(attributes)
          .filter(key => key === 'style' || /^on[a-z]+$/.test(key))
          .map(key => `<${name} ${key}> on ${page.file}`),
      ),
    )
    expect(some(wrong)).toEqual([])
  })

  it('leaves its scripts to the first paint, and names beside each what it imports', async () => {
    const wrong: string[] = []
    let scripts = 0
    for (const page of open) {
      const isLoader = page.html.includes("querySelectorAll('[data-src]')")
      for (const { attributes } of page.tags.filter(tag => tag.attributes.type === 'module')) {
        const { src, 'data-src': named = '' } = attributes
        scripts += 1
        const later = named.split(' ').slice(0, 1)
        const graph = [...(await graphOf(later, site.text))].map(path => `/${path}`)
        const isRight = !src && isLoader && graph.toSorted().join() === named.split(' ').toSorted().join()
        if (!isRight) wrong.push(`${page.file}: ${src ?? named}`)
      }
    }
    expect(scripts).toBeGreaterThan(200)
    expect(some(wrong)).toEqual([])
  })

  it('has an sRGB fallback before every colour that the oldest supported browsers cannot read', async () => {
    expect(unreadableIn('a{color:oklch(.5 .1 var(--b))}')).toHaveLength(1)
    expect(unreadableIn('a{color:red;color:oklch(50% .1 20)}')).toEqual([])
    expect(some(await unreadableColours(site))).toEqual([])
  })

  it('has no rules that the oldest supported browsers skip because of a newer selector or at-rule', async () => {
    expect(mixedListsIn('.a,.b:has(c,d){e:f}')).toHaveLength(1)
    expect(mixedListsIn('.a:has(c,d){e:f}.b,.c{e:f}')).toEqual([])
    expect(newerMediaIn('@media not (min-width:1rem){}@media not all and (min-width:1rem){}')).toHaveLength(1)
    expect(some(await unsupportedRules(site))).toEqual([])
  })

  it('is linked from a list, however long the list is', () => {
    for (const list of ['/news', '/id/news', '/articles', '/id/articles']) {
      const [first, second] = [list, `${list}/page/2`].map(path => open.find(page => page.path === path))
      const stories = [first, second].flatMap(page =>
        (page ? attributesOf(page, 'a', 'href') : []).filter(to => /\/ward-round-\d+$/.test(to)),
      )
      expect(new Set(stories).size, list).toBe(25)
      expect(first && attributesOf(first, 'a', 'href'), list).toContain(`${list}/page/2`)
    }
  })

  it('has one main heading', () => {
    const wrong = site.pages.filter(page => page.tags.filter(tag => tag.name === 'h1').length !== 1)
    expect(wrong.map(page => page.file)).toEqual([])
  })

  it('declares its language', () => {
    const wrong = site.pages.filter(
      page => page.tags.find(tag => tag.name === 'html')?.attributes.lang !== page.language,
    )
    expect(wrong.map(page => page.file)).toEqual([])
  })

  it.each(['title', 'description'] as const)('has a %s of its own', key => {
    const pages = indexed.filter(page => page[key])
    expect(indexed.filter(page => !page[key]).map(page => page.file)).toEqual([])
    const groups = Map.groupBy(pages, page => `${page.language} ${page[key]}`)
    const shared = [...groups].filter(([, group]) => group.length > 1)
    expect(shared.map(([text, group]) => `${text}: ${group.map(page => page.path).join(', ')}`)).toEqual([])
  })

  it('names its own address and the same page in the other language, which names it in turn', () => {
    const wrong: string[] = []
    for (const page of indexed) {
      const own = publicUrl + page.path
      if (linkOf(page, 'canonical') !== own) wrong.push(`${page.file}: canonical`)
      if (linkOf(page, 'alternate', page.language) !== own) wrong.push(`${page.file}: its own language`)
      const english = linkOf(page, 'alternate', 'en')
      if (linkOf(page, 'alternate', 'x-default') !== english) wrong.push(`${page.file}: x-default`)
      const other = page.language === 'en' ? 'id' : 'en'
      const twin = indexed.find(one => publicUrl + one.path === linkOf(page, 'alternate', other))
      if (!twin || linkOf(twin, 'alternate', page.language) !== own) wrong.push(`${page.file}: ${other}`)
    }
    expect(some(wrong)).toEqual([])
  })

  it('that is not for search engines has no canonical address', () => {
    const hidden = open.filter(page => !page.indexed)
    expect(hidden.length).toBeGreaterThan(2)
    expect(hidden.filter(page => linkOf(page, 'canonical')).map(page => page.file)).toEqual([])
  })
})

/** The kinds of pages, and the structured data of each. */
const structuredData: [RegExp, string][] = [
  [/^\/$/, 'Hospital|MedicalOrganization'],
  [/^\/doctors\/(?!a-z\/)[^/]+$/, 'Physician'],
  [/^\/specialists\/[^/]+$/, 'MedicalWebPage'],
  [/^\/units\/[^/]+$/, 'MedicalClinic'],
  [/^\/articles\/(?!category\/)[^/]+$/, 'MedicalWebPage'],
  [/^\/health-topics\/(?!type\/)[^/]+$/, 'MedicalWebPage'],
  [/^\/contact\/show$/, 'Hospital'],
  [/^\/contact\/(?!show$|sent$)[^/]+$/, 'Hospital|MedicalClinic'],
  [/^\/news\/(?!category\/)[^/]+$/, 'NewsArticle'],
  [/^\/events\/[^/]+$/, 'Event'],
  [/^\/videos$/, 'VideoObject'],
  [/^\/packages\/(?!category\/)[^/]+$/, 'Product|Service'],
  [/^\/questions$/, 'FAQPage'],
]

describe('search engines', () => {
  it('get only structured data that schema.org and Google can read', () => {
    expect(some(open.flatMap(structuredProblems))).toEqual([])
  })

  it.each(structuredData)('get on %s the structured data of a %s', (pattern, types) => {
    const pages = indexed.filter(page => pattern.test(page.path.replace(/^\/id(?=\/|$)/, '') || '/'))
    const silent = pages.filter(page => !typesOn(page).some(type => types.split('|').includes(type)))
    expect(pages.length).toBeGreaterThan(0)
    expect(silent.map(page => page.file)).toEqual([])
  })

  it('get the structured data of a position only while it is open for applications', () => {
    const positions = indexed.filter(page => /^(\/id)?\/career\/[^/]+$/.test(page.path))
    const isOpen = (page: BuiltPage) => page.tags.some(({ attributes }) => attributes.id === 'apply')
    expect(positions.filter(isOpen).length).toBeGreaterThan(1)
    const wrong = positions.filter(page => typesOn(page).includes('JobPosting') !== isOpen(page))
    expect(wrong.map(page => page.file)).toEqual([])
  })

  it('are led from every mention of a place to the page of the place', () => {
    const own = new Set(indexed.map(page => publicUrl + page.path))
    const placesIn = (data: unknown): { name?: string; url?: string }[] => {
      if (data === null || typeof data !== 'object') return []
      const one = data as Record<string, unknown>
      const named = ['Hospital', 'MedicalClinic'].includes(String(one['@type'])) ? [one] : []
      return [...named, ...Object.values(data).flatMap(placesIn)] as { name?: string; url?: string }[]
    }
    const named = indexed.flatMap(page => placesIn(page.structured).map(place => ({ page, ...place })))
    expect(named.length).toBeGreaterThan(100)
    const lost = named.filter(({ url }) => url && (!own.has(url) || url.includes('#')))
    expect(some(lost.map(({ page, name, url }) => `${page.file}: ${name} ${url}`))).toEqual([])
    const places = indexed.filter(page => /^\/contact\/(?!show$)[^/]+$/.test(page.path))
    const ofPage = (page: BuiltPage) =>
      placesIn(page.structured).some(({ url }) => url === publicUrl + page.path)
    expect(places.length).toBeGreaterThan(3)
    expect(places.filter(page => !ofPage(page)).map(page => page.file)).toEqual([])
  })

  it('get the last change of a page as the page itself says it', async () => {
    const xml = await site.text('sitemap-0.xml')
    const dated = new Map(
      [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(match => [
        match[1],
        match[2],
      ]),
    )
    const wrong = indexed.filter(
      page => dated.get(new URL(page.path, publicUrl).href) !== propertyOf(page, 'og:updated_time'),
    )
    expect(some(wrong.map(page => page.file))).toEqual([])
    expect([...dated.values()].filter(Boolean).length).toBeGreaterThan(200)
  })

  it('get breadcrumbs on every page below the home page, once', () => {
    // The emergency page has no breadcrumbs: it contains only what is urgent.
    const below = indexed.filter(page => !/^(\/|\/id|(\/id)?\/emergency)$/.test(page.path))
    expect(some(below.filter(page => !crumbsEndHere(page)).map(page => page.file))).toEqual([])
  })

  it('find every indexed page in the sitemap, with its translation, and no other page', async () => {
    const xml = await site.text('sitemap-0.xml')
    const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
    const listed = entries.map(match => match[1] as string)
    const mine = indexed.map(page => publicUrl + page.path)
    const bare = (address: string) => address.replace(/\/$/, '')
    expect(listed.map(bare).sort()).toEqual(mine.map(bare).sort())
    const alone = entries.filter(([, , rest = '']) =>
      ['en', 'id', 'x-default'].some(language => !rest.includes(`hreflang="${language}"`)),
    )
    expect(alone.map(match => match[1])).toEqual([])
  })

  it('are led to the sitemap', async () => {
    expect(await site.text('robots.txt')).toContain(`Sitemap: ${publicUrl}/sitemap-index.xml`)
    expect(await site.text('sitemap-index.xml')).toContain(`${publicUrl}/sitemap-0.xml`)
  })
})

describe('a shared link', () => {
  it('has a picture with a size and an alternative text on every page', () => {
    const wrong = indexed.filter(
      page =>
        site.release.files[page.file]?.share === undefined ||
        propertyOf(page, 'og:image:width') !== '1200' ||
        propertyOf(page, 'og:image:height') !== '630' ||
        !propertyOf(page, 'og:image:alt'),
    )
    expect(wrong.map(page => page.file)).toEqual([])
  })

  it('shows its picture, and the server returns no other', async () => {
    const share = site.release.files['doctors/ayu-lestari-kusumaningtyas.html']?.share as string
    const answer = await site.request(share)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer()).readUInt32BE(16)).toBe(1200)
    const cached = await fetch(site.address + share, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(cached.status).toBe(304)
    expect((await site.request(`/og/${'0'.repeat(32)}.png`)).status).toBe(404)
  })
})

describe('a page on a slow connection', () => {
  it('is within the size budget of its kind', async () => {
    const over: string[] = []
    for (const page of open) {
      const { html, css, js } = await weightOf(page, site.release, site.text)
      const [mostHtml, mostCss, mostJs] = budgets[kindOf(page)] ?? (css > usualEntry[1] ? usual : usualEntry)
      if (html > mostHtml || css > mostCss || js > mostJs)
        over.push(`${page.file}: HTML ${html}, CSS ${css}, JavaScript ${js}`)
    }
    expect(some(over)).toEqual([])
  })

  it('loads for an island its own script and the shared scripts, no portal and no React Aria', async () => {
    const islands = new Set(open.flatMap(page => attributesOf(page, 'astro-island', 'component-url')))
    // The chat is only present if a vendor is set.
    expect(islands.size).toBe(6)
    const scripts = new Set(open.flatMap(page => scriptsOf(page).map(one => one.slice(1))))
    const weigh = (paths: string[]) =>
      paths.reduce((sum, path) => sum + gzip(site.release.files[path] as ReleaseFile), 0)
    for (const address of islands) {
      const graph = [...(await graphOf([address], site.text))].filter(path => !scripts.has(path))
      for (const path of graph) {
        expect(path).not.toMatch(/\/(portal|signed-in|admin|patient)\./)
        expect(await site.text(path), path).not.toMatch(/react-aria/i)
      }
      expect(weigh([address.slice(1)]), address).toBeLessThan(6000)
      expect(weigh(graph.filter(path => !/\/react\./.test(path))), address).toBeLessThan(islandsMost)
    }
  })

  it('loads no part of the portal later either, whose styles would change the page', async () => {
    const all = new Set<string>()
    const visit = async (addresses: string[]): Promise<void> => {
      for (const path of await graphOf(addresses, site.text)) {
        if (all.has(path)) continue
        all.add(path)
        const later = [...(await site.text(path)).matchAll(/\bimport\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)]
        await visit(later.map(([, name]) => `/_assets/${name}`))
      }
    }
    await visit(
      open.flatMap(page => [...scriptsOf(page), ...attributesOf(page, 'astro-island', 'component-url')]),
    )
    expect([...all].some(path => path.includes('/price.'))).toBe(true)
    expect([...all].filter(path => /\/(portal|signed-in|admin|patient)\./.test(path))).toEqual([])
  })

  it('gets the search data of ten thousand doctors in 80 KB', async () => {
    const bytes = compressedSize(JSON.stringify(await largeDirectory(10_000)))
    expect(bytes).toBeGreaterThan(60_000)
    expect(bytes).toBeLessThan(80_000)
  })

  it('precaches the emergency notice for offline use, and no part of the portal', async () => {
    const worker = await site.text('service-worker.js')
    const urls = [...worker.matchAll(/"url":"\/([^"]+)"/g)].map(match => match[1] as string)
    const scripts = urls.filter(url => url.endsWith('.js'))
    expect(scripts.some(url => url.includes('emergency-watch'))).toBe(true)
    const weight = scripts.reduce((sum, url) => sum + gzip(site.release.files[url] as ReleaseFile), 0)
    expect(weight).toBeLessThan(40_000)
  })

  it.each(firstScreens)('shows the portal’s $name with no more script than it needs', async screen => {
    const { bytes, files, late } = await portalScripts(screen, site)
    expect(bytes).toBeLessThan(screen.most)
    expect(files).toBeLessThanOrEqual(screen.files)
    expect(late).toEqual([])
  })

  it('loads nothing of the area of administrators for patients, and the other way round', async () => {
    const { patients, admins } = await areaFiles(site)
    expect(Math.min(patients.screens.length, admins.screens.length)).toBeGreaterThan(20)
    expect(patients.screens).not.toContain(admins.own)
    expect(patients.screens.filter(path => path.endsWith('.css'))).toEqual([])
    expect(admins.screens).not.toContain(patients.own)
  })
})

describe('a doctor whose name is hard to display', () => {
  const path = (slug: string) => `/doctors/${slug}`
  const lists = [
    '/doctors',
    '/doctors/a-z/other',
    '/doctors/a-z/r',
    '/specialists/cardiology',
    '/units/jkt-igd',
  ]

  it('keeps every character of the name', () => {
    for (const { slug, name } of hardDoctors) {
      const page = open.find(one => one.path === path(slug))
      expect(page?.title).toContain(name)
      expect(page?.description).not.toBe('')
    }
  })

  it('fits the narrowest phone, and reads in the direction of the name, wherever it stands', async () => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
    try {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 } })
      const trouble: string[] = []
      for (const address of [...hardDoctors.map(doctor => path(doctor.slug)), ...lists])
        for (const prefix of ['', '/id'])
          for (const one of await displayProblems(page, `${site.address}${prefix}${address}`))
            trouble.push(`${prefix}${address}: ${one}`)
      expect(trouble).toEqual([])
    } finally {
      await browser.close()
    }
  }, 60_000)
})
