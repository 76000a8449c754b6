import { fullName } from '#entities/content/doctor.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import type { Network } from '../site/network.ts'

interface Source {
  article: PublicItem<'articles'>
  title: string
  description: string
  author: PublicItem<'doctors'> | null
  reviewer: PublicItem<'doctors'> | null
  network: Network
  url: URL
  inLanguage: string
}

/** https://schema.org/MedicalWebPage: author, reviewer and dates of a health article. */
export function articleData({
  article,
  title,
  description,
  author,
  reviewer,
  network,
  url,
  inLanguage,
}: Source): object {
  const person = (doctor: PublicItem<'doctors'>) => ({
    '@type': 'Person',
    name: fullName(doctor),
    url: new URL(`/doctors/${doctor.slug}`, url).href,
  })
  const writer = author
    ? person(author)
    : article.author
      ? { '@type': 'Person', name: article.author }
      : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name: title,
    headline: title,
    description: description || undefined,
    url: url.href,
    inLanguage,
    image: article.cover && new URL(pictureAt(article.cover.src), url).href,
    author: writer,
    reviewedBy: reviewer ? person(reviewer) : undefined,
    lastReviewed: article.lastReviewed,
    datePublished: article.datePublished,
    dateModified: article.updatedAt,
    publisher: { '@type': 'Organization', name: network.name },
  }
}
