import rss from '@astrojs/rss'
import { type ContentLanguage, contentLanguages } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'

interface Entry {
  title: string
  text: string
  /** Without language. */
  path: string
  date: Temporal.Instant
  categories?: string[]
}
interface Feed {
  language: ContentLanguage
  /** Its own path, without language. */
  path: string
  title: string
  description: string
  site: URL
  entries: Entry[]
}

// A feed has only the newest entries; the others are on the pages.
const most = 50

/** RSS 2.0 with absolute links, in one language. Its bytes depend only on the content, not on the time of the build. */
export function feed({ language, path, title, description, site, entries }: Feed): Promise<Response> {
  const absolute = (to: string) => new URL(localizedPath(language, to), site).href
  const newest = entries.toSorted((a, b) => Temporal.Instant.compare(b.date, a.date)).slice(0, most)
  return rss({
    title,
    description,
    site: absolute('/'),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${language}</language><atom:link href="${absolute(path)}" rel="self" type="application/rss+xml"/>`,
    items: newest.map(entry => ({
      title: entry.title,
      description: entry.text,
      link: absolute(entry.path),
      pubDate: new Date(entry.date.epochMilliseconds),
      categories: entry.categories ?? [],
    })),
  })
}

/** `getStaticPaths` of a feed in each language. */
export const feedPaths = () =>
  contentLanguages.map(language => ({
    params: { locale: language === 'en' ? undefined : language },
    props: { language },
  }))
