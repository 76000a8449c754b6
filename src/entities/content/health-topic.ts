import { defineEntity } from '../entity.ts'
import {
  choice,
  date,
  flag,
  localized,
  reference,
  references,
  richText,
  rows,
  slug,
  tags,
  text,
  textarea,
  url,
} from '../fields.ts'

export const topicTypes = ['condition', 'test', 'treatment'] as const
export type TopicType = (typeof topicTypes)[number]

/** A condition, a test or a treatment in plain words: MedlinePlus calls it a health topic. */
export const healthTopic = defineEntity({
  name: 'health-topics',
  key: 'slug',
  title: 'name',
  page: 'health-topics',
  fields: {
    slug: slug({ from: 'name' }),
    name: localized(text({ required: true, max: 120 })),
    /** Everyday words, the Latin name, the name in the other language. */
    otherNames: localized(tags()),
    type: choice(topicTypes, { required: true }),
    summary: localized(textarea({ required: true, max: 500 })),
    whenToCall: localized(richText()),
    signs: localized(richText()),
    howPerformed: localized(richText()),
    preparation: localized(textarea({ max: 1000 })),
    whenToCome: localized(richText()),
    whatHappensHere: localized(richText()),
    specialists: references('specialists'),
    /** Their prices are the prices of the topic. */
    packages: references('packages'),
    articles: references('articles'),
    sources: rows({ title: text({ required: true }), url: url() }),
    reviewedBy: reference('doctors'),
    lastReviewed: date(),
    reviewDue: date(),
    reviewLapsed: flag({ private: true }),
  },
  list: [
    'slug',
    'name',
    'otherNames',
    'type',
    'summary',
    'specialists',
    'reviewedBy',
    'lastReviewed',
    'reviewLapsed',
  ],
  mainFilters: ['type', 'specialists'],
  review: {
    scope: 'medical',
    by: 'reviewedBy',
    on: 'lastReviewed',
    words: [
      ...(['name', 'otherNames', 'type', 'summary', 'whenToCall', 'signs', 'howPerformed'] as const),
      ...(['preparation', 'whenToCome', 'whatHappensHere'] as const),
    ],
    lapsed: 'reviewLapsed',
  },
  admin: { group: 'hospital', path: 'hospitals/health-topics', icon: 'info', add: true },
})
