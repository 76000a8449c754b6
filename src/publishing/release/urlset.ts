import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sitemap from '@astrojs/sitemap'

/** The parts of Astro's build hooks that the sitemap integration uses: the pages, and the output folder. */
interface Build {
  'astro:config:done'(of: { config: object }): Promise<void>
  'astro:routes:resolved'(of: { routes: object[] }): void
  'astro:build:done'(of: { dir: URL; pages: object[]; logger: object }): Promise<void>
}
export interface Translation {
  lang: string
  url: string
}

const warn = (message: string) => {
  throw new Error(`The sitemap could not be written. ${message}`)
}

/**
 * One file of the sitemap. Astro's integration writes it, called directly, as a publication runs no Astro build. Without
 * its own translations, because it compares every page with every other.
 */
export async function writeUrlset(
  site: string,
  addresses: string[],
  detailsOf: (address: string) => { lastmod?: string; links: Translation[] | undefined },
): Promise<string> {
  const { hooks } = sitemap({
    customPages: addresses,
    namespaces: { news: false, image: false, video: false },
    serialize: item => ({ ...item, ...detailsOf(item.url) }),
  }) as unknown as { hooks: Build }
  const folder = await mkdtemp(join(tmpdir(), 'rawat-sitemap-'))
  try {
    await hooks['astro:config:done']({ config: { site, base: '/', trailingSlash: 'never' } })
    hooks['astro:routes:resolved']({ routes: [] })
    const dir = pathToFileURL(`${folder}/`)
    await hooks['astro:build:done']({ dir, pages: [], logger: { info: () => {}, warn, error: warn } })
    return await readFile(join(folder, 'sitemap-0.xml'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
