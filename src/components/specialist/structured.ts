import type { PublicItem } from '#entities/kinds.ts'
import { localizedText } from '#entities/localized.ts'
import type { Network } from '../site/network.ts'
import type { Site } from '../site/site.ts'
import { without } from '../site/structured.ts'

interface Source extends Pick<Site, 'language' | 'address'> {
  specialist: PublicItem<'specialists'>
  network: Network
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
