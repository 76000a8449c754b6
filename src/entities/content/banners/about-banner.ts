import { defineEntity } from '../../entity.ts'
import { localized, media, text } from '../../fields.ts'

/** The picture and text at the top of the about page; the first by position is shown. */
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
