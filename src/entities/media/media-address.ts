/** Pictures are stored as AVIF and WebP in these widths, none wider than the original. */
export const mediaWidths = [320, 640, 960, 1280, 1920] as const
export type MediaWidth = (typeof mediaWidths)[number]
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

const uuid = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
const address = new RegExp(`^/media/(${uuid})(?:-(\\d{1,5})\\.(avif|webp))?$`)

/** Parses a public address of the library; null if it is none. */
export function readMediaAddress(path: string) {
  const match = address.exec(path)
  if (!match) return null
  const [, id, width, format] = match
  return {
    id: id as string,
    width: width ? Number(width) : null,
    format: (format ?? null) as MediaFormat | null,
  }
}

const addresses = new RegExp(`/media/(${uuid})`, 'g')

/** The ids of library pictures that occur in a text. */
export const mediaIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(addresses)].map(match => match[1] as string)),
]

/** The address of a library picture in content: it does not change when the picture is replaced. */
export const mediaAddress = (id: string): string => `/media/${id}`
export const renditionAddress = (id: string, width: number, format: MediaFormat): string =>
  `/media/${id}-${width}.${format}`

/** The widths in which a picture of this width is stored: the last one has its own width. */
export function mediaSteps(width: number): MediaWidth[] {
  const last = mediaWidths.findIndex(step => step >= width)
  return mediaWidths.slice(0, last < 0 ? undefined : last + 1)
}

/** The `srcset` of a picture of the library, from the width that content stores. */
export const sourcesOf = (id: string, width: number, format: MediaFormat): string =>
  mediaSteps(width)
    .map(step => `${renditionAddress(id, step, format)} ${Math.min(step, width)}w`)
    .join(', ')

/** An address that any program can load, also from a static host; other pictures keep their address. */
export function pictureAt(src: string, width: MediaWidth = 1280): string {
  const found = readMediaAddress(src)
  return found ? renditionAddress(found.id, width, 'webp') : src
}
