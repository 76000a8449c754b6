import type { Media } from '#entities/fields.ts'
import { mediaSteps, pictureAt, readMediaAddress, renditionAddress } from '#entities/media/media-address.ts'

/** The hospital's own logo, as every page shows it beside its name, or instead of it. */
export interface Logo {
  src: string
  width: number
  height: number
  /** A wide logo contains the name, so the name is not shown beside it. A logo of unknown size counts as square. */
  wordmark: boolean
  /** Transparent: in the dark scheme it gets a light background, because there is no dark version. */
  clear: boolean
}

/** From this ratio of width to height on, a logo counts as a wordmark. */
const wordmarkRatio = 2
/** Square, with a tolerance of one percent. */
const isSquare = ({ width = 0, height = 0 }: Media) =>
  width > 0 && Math.abs(width - height) / Math.max(width, height) <= 0.01

export function logoOf(media: Media | undefined | null): Logo | undefined {
  if (!media) return undefined
  const { width, height } = media
  const measured = width && height ? { width, height } : { width: 1, height: 1 }
  return {
    src: pictureAt(media.src, 320),
    ...measured,
    wordmark: measured.width / measured.height >= wordmarkRatio,
    clear: !media.color,
  }
}

/** The minimum width of an app icon that browsers accept. */
const minimumIconWidth = 192

interface AppIcon {
  src: string
  sizes: string
  type: string
}
/** The logo as icons for tab and home screen: only a square picture of the media library, which has renditions. */
export function iconsOf(media: Media | undefined | null): AppIcon[] {
  const id = media && readMediaAddress(media.src)?.id
  if (!id || !isSquare(media)) return []
  const { width = 0 } = media
  if (width < minimumIconWidth) return []
  return mediaSteps(width)
    .filter(step => step <= 640)
    .map(step => {
      const side = Math.min(step, width)
      return { src: renditionAddress(id, step, 'webp'), sizes: `${side}x${side}`, type: 'image/webp' }
    })
}
