import { hash } from 'node:crypto'

/** The content of the picture of a shared link: text, and one of our drawings or a portrait. */
export interface SharePicture {
  /** The page's title, without the hospital's name. */
  title: string
  /** The hospital's name. */
  name: string
  /** A path of this site. */
  drawing: string
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** For pages without a picture of their own. */
export const SITE_DRAWING = '/art/hero-mobile.svg'

/** A page's title without the hospital's name, which the picture shows separately. */
export const titleAlone = (title: string, name: string) =>
  title.endsWith(` | ${name}`) ? title.slice(0, -` | ${name}`.length) : title

/**
 * The address of the picture: a hash of its content, so that other text has another address. Without the brand
 * colour, as a change of colour must not make every page stale.
 */
export function sharePath({ title, name, drawing }: SharePicture): string {
  const digest = hash('sha256', JSON.stringify([title, name, drawing]))
  return `/og/${digest.slice(0, 32)}.png`
}
