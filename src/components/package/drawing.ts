import type { Media } from '#entities/fields.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { packageDrawings } from '#entities/media/drawings.ts'

/** The drawing of a package category, 320 by 200. A category without a known drawing gets the check-up. */
export const categoryDrawing = (category: Pick<PublicItem<'package-categories'>, 'icon'> | undefined) =>
  `/art/packages/category-${packageDrawings.find(name => name === category?.icon) ?? 'checkup'}.svg`

/** The package's picture; without one, the drawing of the check-up. */
export const packagePicture = ({ cover }: Pick<PublicItem<'packages'>, 'cover'>): Media =>
  cover ?? { src: '/art/packages/check-up.svg', width: 1200, height: 800 }
