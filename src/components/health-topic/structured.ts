import { fullName } from '#entities/content/doctor.ts'
import type { TopicType } from '#entities/content/health-topic.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type Localized, localizedText, localizedValue } from '#entities/localized.ts'
import { type RichText, richTextToPlain } from '#entities/text/rich-text.ts'
import type { Network } from '../site/network.ts'
import type { Site } from '../site/site.ts'
import { without } from '../site/structured.ts'
import { reviewOf, type Topic } from './topics.ts'

interface Source extends Pick<Site, 'language' | 'address'> {
  topic: Topic
  reviewer: Pick<PublicItem<'doctors'>, 'slug' | 'name' | 'prefix' | 'suffix'> | null
  specialists: Pick<PublicItem<'specialists'>, 'slug' | 'name'>[]
  network: Network
}

const schemaTypes = {
  condition: 'MedicalCondition',
  test: 'MedicalTest',
  treatment: 'MedicalProcedure',
} as const satisfies Record<TopicType, string>

/** https://schema.org/MedicalWebPage of a condition, a test or a procedure. Only a true review is named. */
export function topicData({ topic, reviewer, specialists, network, language, address }: Source): object {
  const name = localizedText(topic.name, language)
  const description = localizedText(topic.summary, language)
  const url = address(`/health-topics/${topic.slug}`)
  const review = reviewOf(topic, reviewer)
  const textOf = (value: Localized<RichText> | undefined) => {
    const found = localizedValue(value, language)
    return found ? richTextToPlain(found.value) : undefined
  }
  const isProcedure = topic.type === 'treatment'
  return without({
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name,
    url,
    description,
    inLanguage: language,
    mainEntity: without({
      '@type': schemaTypes[topic.type],
      name,
      description,
      url,
      howPerformed: isProcedure ? textOf(topic.howPerformed) : undefined,
      preparation: isProcedure ? localizedText(topic.preparation, language) : undefined,
      relevantSpecialty: specialists.map(one => ({
        '@type': 'MedicalSpecialty',
        name: localizedText(one.name, language),
      })),
    }),
    citation: topic.sources?.map(source => source.url ?? source.title),
    reviewedBy: review && {
      '@type': 'Person',
      name: fullName(review.reviewer),
      url: address(`/doctors/${review.reviewer.slug}`),
    },
    lastReviewed: review?.on,
    dateModified: topic.updatedAt,
    publisher: { '@type': 'MedicalOrganization', name: network.name, url: address('/') },
  })
}
