import { hash } from 'node:crypto'

/** What stands on the picture that a shared link shows: words, and one of our drawings or a portrait. */
export interface SharePicture {
  /** The page's title, without the hospital's name. */
  title: string
  /** The hospital's name. */
  name: string
  /** A path of this site. */
  drawing: string
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Shown where a page has no picture of its own. */
export const SITE_DRAWING = '/art/hero-mobile.svg'

/** A page's title without the hospital's name, which stands on the picture by itself. */
export const titleAlone = (title: string, name: string) =>
  title.endsWith(` | ${name}`) ? title.slice(0, -` | ${name}`.length) : title

/**
 * Where the picture lies: named by what stands on it, so that other words are another address. The brand's colour is
 * left out, as a change of it must touch no page.
 */
export function sharePath({ title, name, drawing }: SharePicture): string {
  const digest = hash('sha256', JSON.stringify([title, name, drawing]))
  return `/og/${digest.slice(0, 32)}.png`
}
