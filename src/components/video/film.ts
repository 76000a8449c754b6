import type { PublicItem } from '#entities/kinds.ts'

/** A playable video: our own file, or a provider's frame, which is loaded after a click. */
export type Film =
  | { kind: 'file'; src: string; type: string }
  | { kind: 'frame'; provider: 'youtube' | 'vimeo'; frame: string; page: string }

/** The addresses of a video, or null if its id is invalid: ids are entered by hand and must be validated. */
export function filmOf({ provider, providerId }: PublicItem<'videos'>): Film | null {
  if (provider === 'file') {
    const ending = /^\/(?![/\\])[^?#]*\.(mp4|webm)$/i.exec(providerId)?.[1]
    return ending ? { kind: 'file', src: providerId, type: `video/${ending.toLowerCase()}` } : null
  }
  if (provider === 'youtube') {
    if (!/^[\w-]{11}$/.test(providerId)) return null
    return {
      kind: 'frame',
      provider,
      frame: `https://www.youtube-nocookie.com/embed/${providerId}?autoplay=1&rel=0`,
      page: `https://www.youtube.com/watch?v=${providerId}`,
    }
  }
  if (!/^\d{5,12}$/.test(providerId)) return null
  return {
    kind: 'frame',
    provider,
    frame: `https://player.vimeo.com/video/${providerId}?autoplay=1&dnt=1`,
    page: `https://vimeo.com/${providerId}`,
  }
}

/** `PT1M5S`, as schema.org writes a length. */
export const isoLength = (seconds: number): string =>
  Temporal.Duration.from({ seconds }).round({ largestUnit: 'hours' }).toString()
