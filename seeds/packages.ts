import type { Item } from '#entities/kinds.ts'
import { checkUps } from './packages/check-ups.ts'
import { eyesAndTeeth } from './packages/eyes-and-teeth.ts'
import { heartAndDiabetes } from './packages/heart-and-diabetes.ts'
import { motherAndChild } from './packages/mother-and-child.ts'
import { womenAndMen } from './packages/women-and-men.ts'

export const packages: Item<'packages'>[] = [
  ...checkUps,
  ...heartAndDiabetes,
  ...womenAndMen,
  ...motherAndChild,
  ...eyesAndTeeth,
]
