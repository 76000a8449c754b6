import { defineEntity } from '../entity.ts'
import { choice, localized, slug, text } from '../fields.ts'

export const mediaCategory = defineEntity({
  name: 'media-categories',
  key: 'slug',
  title: 'name',
  fields: {
    slug: slug({ from: 'name' }),
    name: localized(text({ required: true, max: 80 })),
    for: choice(['article', 'news', 'video'], { required: true }),
  },
  list: ['slug', 'name', 'for'],
  admin: { group: 'media', path: 'medias/categories', icon: 'folder', add: true },
})
