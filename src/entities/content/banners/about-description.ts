import { defineEntity } from '../../entity.ts'
import { date, list, localized, media, richText, rows, text, textarea } from '../../fields.ts'

export const aboutDescription = defineEntity({
  name: 'about-description',
  key: 'id',
  title: 'heading',
  singleton: true,
  fields: {
    heading: localized(text({ required: true })),
    body: localized(richText()),
    vision: localized(textarea({ max: 600 })),
    mission: list(localized(text({ required: true, max: 400 }))),
    values: list(localized(text({ required: true, max: 200 }))),
    history: localized(richText()),
    counters: rows({
      label: localized(text({ required: true })),
      value: text({ required: true, max: 40 }),
      asOf: date(),
    }),
    leadership: rows({ name: text({ required: true }), role: localized(text()), photo: media() }),
  },
  list: ['heading', 'body', 'vision', 'mission'],
  admin: { group: 'bannerDescription', path: 'description/about', icon: 'info', add: false },
})
