import type { PublicItem } from '#entities/kinds.ts'
import { drawnPackageCategories } from '#ui/art/package.ts'

/** The drawing for a kind of program, 320 by 200; one that names none of ours gets the check-up. */
export const categoryDrawing = (category: Pick<PublicItem<'package-categories'>, 'icon'> | undefined) =>
  `/art/packages/category-${drawnPackageCategories.find(name => name === category?.icon) ?? 'checkup'}.svg`

/** What stands where a program has no picture of its own. */
export const anyCover = '/art/packages/check-up.svg'
