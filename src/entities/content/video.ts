import { defineEntity } from '../entity.ts'
import { choice, localized, media, number, reference, slug, text, textarea, url } from '../fields.ts'

/** A video at a provider: identified by its id there, never by embed markup. */
export const video = defineEntity({
  name: 'videos',
  key: 'slug',
  title: 'title',
  fields: {
    slug: slug({ from: 'title' }),
    title: localized(text({ required: true })),
    provider: choice(['youtube', 'vimeo', 'file'], { required: true }),
    /** The provider's id; for `file` a path on this site. */
    providerId: text({ required: true, max: 300 }),
    /** Seconds. */
    duration: number({ max: 86_400 }),
    description: localized(textarea({ max: 1000 })),
    transcript: localized(textarea({ max: 20_000 })),
    /** A WebVTT file for each language, for our own videos. */
    captions: localized(url()),
    category: reference('media-categories'),
    speaker: reference('doctors'),
    thumbnail: media(),
  },
  list: ['slug', 'title', 'provider', 'duration', 'category', 'speaker', 'thumbnail'],
  admin: { group: 'media', path: 'medias/videos', icon: 'video', add: true },
})
