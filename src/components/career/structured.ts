import { type ContentLanguage, localizedText, localizedValue } from '#entities/localized.ts'
import { type RichText, richTextToHtml, richTextToPlain } from '#entities/text/rich-text.ts'
import { postal } from '../place/structured.ts'
import { dayOfChange } from '../site/modified.ts'
import type { Network } from '../site/network.ts'
import { without } from '../site/structured.ts'
import type { ShownOffer } from './offers.ts'

const employment = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const

/** https://schema.org/JobPosting. Only for offers that accept applications. */
export function jobPostingData(
  { offer, place, timezone, closes }: ShownOffer,
  network: Network,
  language: ContentLanguage,
  url: URL,
): object {
  const words = (value: { en?: RichText; id?: RichText } | undefined) => {
    const found = localizedValue(value, language)
    return found ? richTextToPlain(found.value) : undefined
  }
  const where = place ?? network.main
  const description = localizedValue(offer.description, language)
  return without({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: localizedText(offer.title, language),
    description: description ? richTextToHtml(description.value) : undefined,
    identifier: { '@type': 'PropertyValue', name: network.name, value: offer.slug },
    url: url.href,
    datePosted: offer.datePosted ?? dayOfChange(offer, timezone),
    validThrough: closes.toString(),
    employmentType: offer.employmentType && employment[offer.employmentType],
    hiringOrganization: { '@type': 'Organization', name: network.name, sameAs: new URL('/', url).href },
    jobLocation: where && { '@type': 'Place', name: where.officialName, address: postal(where) },
    responsibilities: words(offer.responsibilities),
    qualifications: words(offer.qualifications),
    totalJobOpenings: offer.openings,
    directApply: true,
  })
}
