import { defineEntity } from '../entity.ts'
import { localized, media, text } from '../fields.ts'

/** The picture and line that the about page opens with; the first in position is shown. */
export const aboutBanner = defineEntity({
  name: 'about-banners',
  key: 'id',
  title: 'heading',
  fields: {
    heading: localized(text({ required: true })),
    image: media(),
  },
  list: ['heading', 'image'],
  admin: { group: 'banner', path: 'banners/about', icon: 'image', add: true },
})
