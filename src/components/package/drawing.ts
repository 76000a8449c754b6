import type { PublicItem } from '#entities/kinds.ts'
import { packageDrawings } from '#entities/media/drawings.ts'

/** The drawing of a package category, 320 by 200. A category without a known drawing gets the check-up. */
export const categoryDrawing = (category: Pick<PublicItem<'package-categories'>, 'icon'> | undefined) =>
  `/art/packages/category-${packageDrawings.find(name => name === category?.icon) ?? 'checkup'}.svg`

/** The cover of a package that has no picture of its own. */
export const anyCover = '/art/packages/check-up.svg'
