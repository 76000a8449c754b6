import type { Media } from '#entities/fields.ts'

const tenth = (percent: number) => Math.round(percent / 10)

/** Maps a colour to six hues or three greys, so that pages need no inline colours. */
function toneOf(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const most = Math.max(r, g, b)
  const spread = most - Math.min(r, g, b)
  if (spread < 0.12) return most > 0.75 ? 'tone-light' : most > 0.35 ? 'tone-grey' : 'tone-dark'
  const sixth = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread
  return `tone-${(Math.round(sixth) + 6) % 6}`
}

/** Classes for the focal point of a cropped picture, and for its placeholder tone until it loads. */
export function pictureClasses({ focal, color }: Media): string[] {
  const at = focal ? [`focal-x-${tenth(focal.x)}`, `focal-y-${tenth(focal.y)}`] : []
  return [...at, ...(color ? [toneOf(color)] : [])]
}
