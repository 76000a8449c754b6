import type { Media } from '#entities/fields.ts'

/** The picture of an article or a news item without a cover. */
export const storyDrawing: Media = { src: '/art/states/list.svg', width: 360, height: 230 }
