import { defineEntity } from '../entity.ts'
import { localized, slug, text } from '../fields.ts'

export const questionCategory = defineEntity({
  name: 'question-categories',
  key: 'slug',
  title: 'name',
  fields: {
    slug: slug({ from: 'name' }),
    name: localized(text({ required: true, max: 80 })),
  },
  list: ['slug', 'name'],
  admin: { group: 'hospital', path: 'hospitals/questions/categories', icon: 'folder', add: true },
})
