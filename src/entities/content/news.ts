import { defineEntity } from '../entity.ts'
import {
  date,
  dateTime,
  email,
  group,
  localized,
  media,
  phone,
  reference,
  richText,
  rows,
  slug,
  text,
  textarea,
  url,
} from '../fields.ts'

export const news = defineEntity({
  name: 'news',
  key: 'slug',
  title: 'headline',
  page: 'news',
  fields: {
    slug: slug({ from: 'headline' }),
    headline: localized(text({ required: true })),
    excerpt: localized(textarea({ max: 500 })),
    body: localized(richText({ required: true })),
    category: reference('media-categories'),
    datePublished: date(),
    location: reference('addresses'),
    contact: group({ name: localized(text()), phone: phone(), email: email() }),
    attachments: rows({ title: localized(text({ required: true })), url: url({ required: true }) }),
    cover: media(),
    /** After this moment it is in no list; its own page stays. */
    expiresAt: dateTime(),
  },
  list: ['slug', 'headline', 'excerpt', 'category', 'datePublished', 'location', 'cover', 'expiresAt'],
  admin: { group: 'media', path: 'medias/news', icon: 'megaphone', add: true },
})
