import { defineEntity } from '../../entity.ts'
import { dateTime, group, localized, media, number, text, textarea, url } from '../../fields.ts'

export const mainBanner = defineEntity({
  name: 'main-banners',
  key: 'id',
  title: 'title',
  fields: {
    title: localized(text({ required: true })),
    text: localized(textarea({ max: 400 })),
    images: group({ desktop: localized(media()), mobile: localized(media()) }),
    link: url(),
    cta: localized(text({ max: 60 })),
    startsAt: dateTime(),
    endsAt: dateTime(),
    position: number({ max: 1000 }),
  },
  list: ['title', 'text', 'images', 'link', 'cta', 'startsAt', 'endsAt', 'position'],
  admin: { group: 'banner', path: 'banners/main-banners', icon: 'image', add: true },
})
