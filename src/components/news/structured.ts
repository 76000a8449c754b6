import type { PublicItem } from '#entities/kinds.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import type { Network } from '../site/network.ts'
import { logoForSearch } from '../site/search-picture.ts'
import type { DatedNews } from './current.ts'

interface Source {
  item: DatedNews
  title: string
  description: string
  network: Pick<Network, 'name' | 'logo'>
  place: PublicItem<'addresses'> | null
  url: URL
  inLanguage: string
}

/** https://schema.org/NewsArticle */
export const newsData = ({ item, title, description, network, place, url, inLanguage }: Source): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  // Search engines accept at most 110 characters.
  headline: title.length > 110 ? `${title.slice(0, 109)}…` : title,
  description: description || undefined,
  url: url.href,
  mainEntityOfPage: url.href,
  inLanguage,
  image: item.cover && new URL(pictureAt(item.cover.src), url).href,
  datePublished: item.datePublished,
  dateModified: item.updatedAt,
  expires: item.expiresAt,
  contentLocation: place ? { '@type': 'Place', name: place.officialName } : undefined,
  author: { '@type': 'Organization', name: network.name, url: new URL('/', url).href },
  publisher: {
    '@type': 'Organization',
    name: network.name,
    logo: new URL(logoForSearch(network.logo), url).href,
  },
})
