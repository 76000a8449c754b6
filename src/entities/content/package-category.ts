import { defineEntity } from '../entity.ts'
import { icon, localized, slug, text, textarea } from '../fields.ts'
import { packageDrawings } from '../media/drawings.ts'

export const packageCategory = defineEntity({
  name: 'package-categories',
  key: 'slug',
  title: 'name',
  page: 'packages/category',
  fields: {
    slug: slug({ from: 'name' }),
    name: localized(text({ required: true, max: 80 })),
    /** The name of a drawing. */
    icon: icon('/art/packages/category-', packageDrawings),
    description: localized(textarea({ max: 500 })),
  },
  list: ['slug', 'name', 'icon', 'description'],
  admin: { group: 'packages', path: 'packages/categories', icon: 'folder', add: true },
})
