import type { Media } from '#entities/fields.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { dayOf } from './current.ts'

interface Told {
  item: PublicItem<'news'>
  headline: string
  description: string
  publisher: string
  logo?: Media | undefined
  place: PublicItem<'addresses'> | null
  url: URL
  language: string
}

/** https://schema.org/NewsArticle */
export const newsData = ({
  item,
  headline,
  description,
  publisher,
  place,
  logo,
  url,
  language,
}: Told): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  // Search engines accept at most 110 characters.
  headline: headline.length > 110 ? `${headline.slice(0, 109)}…` : headline,
  description: description || undefined,
  url: url.href,
  mainEntityOfPage: url.href,
  inLanguage: language,
  image: item.cover && new URL(pictureAt(item.cover.src), url).href,
  datePublished: dayOf(item),
  dateModified: item.updatedAt,
  expires: item.expiresAt,
  contentLocation: place ? { '@type': 'Place', name: place.officialName } : undefined,
  author: { '@type': 'Organization', name: publisher, url: new URL('/', url).href },
  publisher: {
    '@type': 'Organization',
    name: publisher,
    logo: new URL(logo ? pictureAt(logo.src) : '/art/logo.svg', url).href,
  },
})
