import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import type { PriceState } from '#entities/text/price.ts'
import type { Network } from '../site/network.ts'
import { without } from '../site/structured.ts'

interface Source {
  program: PublicItem<'packages'>
  category: PublicItem<'package-categories'> | null
  places: PublicItem<'addresses'>[]
  network: Network
  language: ContentLanguage
  state: PriceState
  url: URL
}

const genders = { everybody: undefined, female: 'female', male: 'male' } as const

/**
 * https://schema.org/Product with its Offer if there is a present or future price. Search engines refuse a product
 * without an offer, so a program with an expired price, or a price on request, is a https://schema.org/Service.
 */
export function packageData({ program, category, places, network, language, state, url }: Source): object {
  const { price, forWhom } = program
  const offered = price && (state === 'offered' || state === 'notYet')
  const hospital = { '@type': 'MedicalOrganization', name: network.name, url: new URL('/', url).href }
  return without({
    '@context': 'https://schema.org',
    '@type': offered ? 'Product' : 'Service',
    name: localizedText(program.title, language),
    description: localizedText(program.summary, language),
    url: url.href,
    image: program.cover && new URL(pictureAt(program.cover.src), url).href,
    category: category ? localizedText(category.name, language) : undefined,
    audience:
      forWhom &&
      without({
        '@type': 'PeopleAudience',
        suggestedGender: genders[forWhom.sex ?? 'everybody'],
        suggestedMinAge: forWhom.ageFrom,
        suggestedMaxAge: forWhom.ageTo,
      }),
    ...(offered
      ? {
          brand: { '@type': 'Brand', name: network.name },
          offers: without({
            '@type': 'Offer',
            price: String(price.amount),
            priceCurrency: price.currency,
            availability: `https://schema.org/${state === 'offered' ? 'InStock' : 'PreOrder'}`,
            validFrom: price.validFrom,
            priceValidUntil: price.validTo,
            url: url.href,
            seller: hospital,
            availableAtOrFrom: places.map(place => ({ '@type': 'Hospital', name: place.officialName })),
          }),
        }
      : {
          provider: hospital,
          areaServed: places.map(place => ({ '@type': 'Place', name: place.officialName })),
        }),
  })
}

/** https://schema.org/MedicalProcedure: how to prepare. Nothing if the program has no such text. */
export function procedureData({
  program,
  language,
  url,
}: Pick<Source, 'program' | 'language' | 'url'>): object[] {
  const preparation = localizedText(program.preparation, language)
  if (!preparation) return []
  return [
    without({
      '@context': 'https://schema.org',
      '@type': 'MedicalProcedure',
      name: localizedText(program.title, language),
      description: localizedText(program.summary, language),
      preparation,
      url: url.href,
    }),
  ]
}
