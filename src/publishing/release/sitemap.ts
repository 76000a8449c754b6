import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sitemap from '@astrojs/sitemap'
import { contentLanguages } from '#entities/localized.ts'
import { localizedPath, parsePath } from '#i18n/paths.ts'

/** The parts of Astro's build hooks that the sitemap integration uses: the pages, and the output folder. */
interface Build {
  'astro:config:done'(of: { config: object }): Promise<void>
  'astro:routes:resolved'(of: { routes: object[] }): void
  'astro:build:done'(of: { dir: URL; pages: object[]; logger: object }): Promise<void>
}

const warn = (message: string) => {
  throw new Error(`The sitemap could not be written. ${message}`)
}

/**
 * The sitemap for search engines of the pages with these paths, each with its translation. The result does not depend
 * on the order of the paths. Astro's integration writes it, called directly, as a publication runs no Astro build.
 * The translations are found here, because the integration compares every page with every other.
 */
export async function sitemapFiles(paths: Iterable<string>, site: string): Promise<Map<string, Buffer>> {
  const known = new Set(paths)
  const addresses = new Map([...known].map(path => [path, new URL(path, site).href]))
  const twinsOf = (path: string) => {
    const { path: bare } = parsePath(path)
    const twins = contentLanguages
      .map(language => ({ lang: language as string, path: localizedPath(language, bare) }))
      .filter(twin => known.has(twin.path))
    const english = twins.find(twin => twin.lang === 'en')
    const all = english ? [...twins, { ...english, lang: 'x-default' }] : twins
    return twins.length > 1
      ? all.map(twin => ({ lang: twin.lang, url: addresses.get(twin.path) as string }))
      : undefined
  }
  const byAddress = new Map([...addresses].map(([path, address]) => [address, path]))
  const { hooks } = sitemap({
    customPages: [...byAddress.keys()],
    namespaces: { news: false, image: false, video: false },
    serialize: item => ({ ...item, links: twinsOf(byAddress.get(item.url) as string) }),
  }) as unknown as { hooks: Build }
  const folder = await mkdtemp(join(tmpdir(), 'rawat-sitemap-'))
  try {
    await hooks['astro:config:done']({ config: { site, base: '/', trailingSlash: 'never' } })
    hooks['astro:routes:resolved']({ routes: [] })
    const dir = pathToFileURL(`${folder}/`)
    await hooks['astro:build:done']({
      dir,
      pages: [],
      logger: { info: () => {}, warn: warn, error: warn },
    })
    const names = (await readdir(folder)).sort()
    return new Map(
      await Promise.all(names.map(async name => [name, await readFile(join(folder, name))] as const)),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
