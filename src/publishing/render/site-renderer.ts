import type { AstroPrerenderer } from 'astro'
import { withSharedIcons } from './shared-icons.ts'
import { openBundle } from './site-bundle.ts'

type StaticPath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number]
interface App {
  routeCache: { clearAll(): void }
  render(request: Request, options: { routeData: StaticPath['route'] }): Promise<Response>
}
interface StaticPaths {
  getAll(): Promise<StaticPath[]>
}

/** The file of a path of the site: `doctors/ayu.html`, `index.html`, `brand.css`. */
export const fileOf = (pathname: string): string => {
  const bare = pathname.replace(/^\/|\/$/g, '')
  if (bare === '') return 'index.html'
  return /\.[a-z0-9]+$/i.test(bare) ? bare : `${bare}.html`
}

/** The path of a page's file on the site. */
export const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** Whether search engines may show a file. */
export const isForSearch = (file: string, bytes: Buffer): boolean =>
  file.endsWith('.html') &&
  !/(^|\/)404\.html$/.test(file) &&
  !(bytes.includes('noindex') && /<meta name="robots" content="[^"]*noindex/.test(bytes.toString('utf8')))

const modifiedTag = '<meta property="og:updated_time" content="'

/** When the content of a page was last changed, as the page itself says: components/site/modified.ts. '' if it does not. */
export function modifiedAt(bytes: Buffer): string {
  const at = bytes.indexOf(modifiedTag)
  if (at < 0) return ''
  const start = at + modifiedTag.length
  return bytes.toString('utf8', start, bytes.indexOf('"', start))
}

/** Renders single pages of the bundled code from the content of the current render context. */
export class SiteRenderer {
  readonly #app: App
  readonly #paths: StaticPaths
  readonly #site: string
  #routes = new Map<string, StaticPath>()

  private constructor(app: App, paths: StaticPaths, site: string) {
    this.#app = app
    this.#paths = paths
    this.#site = site
  }

  static async open(bundle: string, site: string): Promise<SiteRenderer> {
    const app = await openBundle<App>(bundle)
    // Astro does not export its list of a site's paths.
    const list = new URL('./runtime/prerender/static-paths.js', import.meta.resolve('astro'))
    const { StaticPaths } = (await import(list.href)) as { StaticPaths: new (app: App) => StaticPaths }
    return new SiteRenderer(app, new StaticPaths(app), site)
  }

  /** All files of the current content. Must be called after each change of the set of pages. */
  async files(): Promise<string[]> {
    this.#app.routeCache.clearAll()
    const paths = await this.#paths.getAll()
    // If two routes have the same path, the first wins, as in Astro's own build.
    this.#routes = new Map(paths.toReversed().map(path => [fileOf(path.pathname), path]))
    return [...this.#routes.keys()]
  }

  async render(file: string): Promise<Buffer> {
    const path = this.#routes.get(file)
    if (!path) throw new Error(`There is no page for ${file}.`)
    const url = new URL(file === 'index.html' ? '/' : path.pathname, this.#site)
    const response = await this.#app.render(new Request(url), { routeData: path.route })
    if (response.status >= 300 && !/(^|\/)404\.html$/.test(file))
      throw new Error(`${path.pathname} answered ${response.status} while it was rendered.`)
    if (file.endsWith('.html')) return Buffer.from(withSharedIcons(await response.text()))
    const { buffer, byteOffset, byteLength } = await response.bytes()
    return Buffer.from(buffer, byteOffset, byteLength)
  }
}
