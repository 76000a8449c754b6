import { defineEntity } from '../entity.ts'
import { choice, slug, text, url } from '../fields.ts'

export const socialMedia = defineEntity({
  name: 'social-medias',
  key: 'slug',
  title: 'name',
  fields: {
    slug: slug({ from: 'name' }),
    name: text({ required: true, max: 60 }),
    icon: choice([
      'facebook',
      'instagram',
      'youtube',
      'x',
      'tiktok',
      'linkedin',
      'threads',
      'whatsapp',
      'link',
    ]),
    link: url({ required: true }),
    handle: text({ max: 80 }),
  },
  list: ['slug', 'name', 'icon', 'link', 'handle'],
  admin: { group: 'media', path: 'medias/social-medias', icon: 'share', add: true },
})
