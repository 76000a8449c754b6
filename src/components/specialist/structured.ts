import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import type { Network } from '../site/network.ts'
import { without } from '../site/structured.ts'

interface Source {
  specialist: PublicItem<'specialists'>
  network: Network
  language: ContentLanguage
  /** A public path in the page's language, made absolute. */
  address: (path: string) => string
}

/** https://schema.org/MedicalWebPage about a https://schema.org/MedicalSpecialty: what it treats, and how. */
export function specialtyData({ specialist, network, language, address }: Source): object {
  const name = localizedText(specialist.name, language)
  return without({
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name,
    url: address(`/specialists/${specialist.slug}`),
    description: localizedText(specialist.summary, language),
    inLanguage: language,
    specialty: without({
      '@type': 'MedicalSpecialty',
      name,
      alternateName: localizedText(specialist.plainName, language),
    }),
    about: specialist.conditions?.map(one => ({
      '@type': 'MedicalCondition',
      name: localizedText(one, language),
    })),
    mentions: specialist.treatments?.map(one => ({
      '@type': 'MedicalTherapy',
      name: localizedText(one, language),
    })),
    publisher: { '@type': 'MedicalOrganization', name: network.name, url: address('/') },
  })
}
