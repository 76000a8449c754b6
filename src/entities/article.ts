import { defineEntity, type ItemOf } from './entity.ts'
import {
  date,
  localized,
  media,
  reference,
  references,
  richText,
  rows,
  slug,
  tags,
  text,
  textarea,
  url,
} from './fields.ts'

export const article = defineEntity({
  name: 'articles',
  key: 'slug',
  title: 'title',
  page: 'articles',
  fields: {
    slug: slug({ from: 'title' }),
    title: localized(text({ required: true })),
    excerpt: localized(textarea({ max: 500 })),
    body: localized(richText({ required: true })),
    category: reference('media-categories'),
    tags: tags(),
    author: text(),
    authorDoctor: reference('doctors'),
    reviewedBy: reference('doctors'),
    lastReviewed: date(),
    reviewDue: date(),
    sources: rows({ title: text({ required: true }), url: url() }),
    relatedSpecialists: references('specialists'),
    cover: media(),
  },
  list: ['slug', 'title', 'excerpt', 'category', 'tags', 'authorDoctor', 'lastReviewed', 'cover'],
  admin: { group: 'media', path: 'medias/articles', icon: 'newspaper', add: true },
})
export type Article = ItemOf<typeof article>
