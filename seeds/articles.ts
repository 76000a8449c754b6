import type { Item } from '#entities/kinds.ts'
import { bloodPressure } from './articles/blood-pressure.ts'
import { chestPain } from './articles/chest-pain.ts'
import { diabetesPlate } from './articles/diabetes-plate.ts'
import { feverInChildren } from './articles/fever-in-children.ts'
import { heartburn } from './articles/heartburn.ts'
import { vaccination } from './articles/vaccination.ts'

export const articles: Item<'articles'>[] = [
  chestPain,
  feverInChildren,
  diabetesPlate,
  bloodPressure,
  vaccination,
  heartburn,
]
