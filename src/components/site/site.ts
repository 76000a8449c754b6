import { all } from '#content/queries.ts'
import type { ListKind } from '#content/source.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, contentLanguages } from '#entities/localized.ts'
import type { TranslateFile } from '#i18n/messages.ts'
import { localizedPath, parsePath } from '#i18n/paths.ts'
import type { GroupIn, GroupTexts } from '#i18n/text-keys.ts'
import { type PageFile, textGroup, translateFile, translateSite } from './texts.ts'

export interface Site {
  language: ContentLanguage
  other: ContentLanguage
  t: TranslateFile<'site'>
  /** The texts of one file of `locales/<language>` in the page's language. */
  texts: <File extends PageFile>(file: File) => TranslateFile<File>
  /** The texts of a group of a file, all together. */
  group: <File extends PageFile, Group extends GroupIn<File>>(
    file: File,
    name: Group,
  ) => GroupTexts<File, Group>
  /** Without language and ending: `/doctors/ayu`. */
  path: string
  /** A public path in the page's language. */
  href: (path: string) => string
  /** The same as a complete address. */
  address: (path: string) => string
}

const sites = new WeakMap<URL, Site>()

/** The data that every public component needs about its page. */
export function siteOf(url: URL): Site {
  const known = sites.get(url)
  if (known) return known
  const { language, path } = parsePath(bare(url.pathname))
  const site: Site = {
    language,
    other: language === 'en' ? 'id' : 'en',
    t: translateSite(language),
    texts: file => translateFile(file, language),
    group: (file, name) => textGroup(file, name, language),
    path,
    href: to => localizedPath(language, to),
    address: to => new URL(localizedPath(language, to), url).href,
  }
  sites.set(url, site)
  return site
}

/** Stands in a cached fragment for the path of each page. The path of the home page begins no other path. */
export const pathMark = ({ path }: Pick<Site, 'path'>) => (path === '/' ? path : '/__path__')

/** `getStaticPaths` of a page without parameters of its own: English at the root, Indonesian under `/id`. */
export const inBothLanguages = () =>
  contentLanguages.map(language => ({ params: { locale: localeOf(language) } }))

/** The `[...locale]` parameter of a language. */
export const localeOf = (language: ContentLanguage) => (language === 'en' ? undefined : language)

/** `getStaticPaths` for one page per item and language; `name` is the parameter with the item's key. */
export const pagesOf = <T, N extends string>(items: readonly T[], name: N, keyOf: (item: T) => string) =>
  contentLanguages.flatMap(language =>
    items.map(item => ({
      params: { locale: localeOf(language), [name]: keyOf(item) } as { locale: string | undefined } & Record<
        N,
        string
      >,
    })),
  )

/** `getStaticPaths` for one page per item of a kind; the parameter has the name of the item's key. */
export const pagesOfKind =
  <K extends ListKind, N extends keyof PublicItem<K> & string>(kind: K, name: N) =>
  async () =>
    pagesOf(await all(kind, [name]), name, item => String(item[name]))

/** Removes the file name from the path: during a build, Astro.url contains it. */
const bare = (pathname: string) => pathname.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/'
