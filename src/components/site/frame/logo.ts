import type { Media } from '#entities/fields.ts'
import { mediaSteps, pictureAt, readMediaAddress, renditionAddress } from '#entities/media/media-address.ts'

/** The hospital's own logo, as every page shows it beside its name, or instead of it. */
export interface Logo {
  src: string
  width: number
  height: number
  /** As wide as a name: then the name does not stand beside it. A logo of unknown measure is taken for a square mark. */
  wordmark: boolean
  /** Seen through: in the dark it stands on a light plate, as there is no dark one. */
  clear: boolean
}

/** Wider than this it holds words. */
const leastOfWords = 2
/** Of the same length on both sides, within a hundredth. */
const isSquare = ({ width = 0, height = 0 }: Media) =>
  width > 0 && Math.abs(width - height) / Math.max(width, height) <= 0.01

export function logoOf(media: Media | undefined | null): Logo | undefined {
  if (!media) return undefined
  const { width, height } = media
  const measured = width && height ? { width, height } : { width: 1, height: 1 }
  return {
    src: pictureAt(media.src, 320),
    ...measured,
    wordmark: measured.width / measured.height >= leastOfWords,
    clear: !media.color,
  }
}

/** The smallest picture of the library that a browser takes for an application's sign. */
const leastOfIcons = 192

interface AppIcon {
  src: string
  sizes: string
  type: string
}
/** The logo as the sign of the site, in a tab and on a home screen: only a square one of the library, which is kept in steps. */
export function iconsOf(media: Media | undefined | null): AppIcon[] {
  const id = media && readMediaAddress(media.src)?.id
  if (!id || !isSquare(media)) return []
  const { width = 0 } = media
  if (width < leastOfIcons) return []
  return mediaSteps(width)
    .filter(step => step <= 640)
    .map(step => {
      const side = Math.min(step, width)
      return { src: renditionAddress(id, step, 'webp'), sizes: `${side}x${side}`, type: 'image/webp' }
    })
}
