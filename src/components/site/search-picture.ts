import { SITE_DRAWING, sharePath, titleAlone } from '#content/share-picture.ts'
import type { Media } from '#entities/fields.ts'
import { pictureAt } from '#entities/media/media-address.ts'

/*
 * Pictures for search engines. They take drawings (SVG) and AVIF late or not at all, and want pictures of 1200 pixels and
 * more: https://developers.google.com/search/docs/appearance/google-images.
 */
const isTaken = (address: string) => /\.(jpe?g|png|webp|gif)$/i.test(new URL(address, 'https://x').pathname)

interface Shown {
  /** With or without the hospital's name. */
  title: string
  /** The hospital's name. */
  name: string
  /** The page's picture. */
  image: string | undefined
}

/** The picture of a page as a shared link: a PNG of 1200 × 630. */
export function sharePictureOf({ title, name, image }: Shown) {
  const drawing = image?.startsWith('/') ? pictureAt(image) : SITE_DRAWING
  const shown = titleAlone(title, name)
  return { drawing, shown, path: sharePath({ title: shown, name, drawing }) }
}

/** Types that search results show with a large picture: they have the shared picture beside their own. */
const pictured = new Set(['NewsArticle', 'MedicalWebPage', 'Event'])

/** The structured data of a page with pictures that search engines take; `shared` is the address of its shared picture. */
export function withSearchPictures(data: object, shared: string): object {
  const { '@type': type, image } = data as { '@type'?: string; image?: string }
  const own = image && isTaken(image) ? [image] : []
  if (pictured.has(type ?? '')) return { ...data, image: [...own, shared] }
  return image && own.length === 0 ? { ...data, image: shared } : data
}

/** The path of the hospital's logo, or of the icon for home screens instead of a drawing. */
export function logoForSearch(logo: Media | undefined): string {
  const own = logo && pictureAt(logo.src)
  return own && isTaken(own) ? own : '/apple-touch-icon.png'
}
