import type { Item } from '#entities/kinds.ts'
import { backPain } from './articles/back-pain.ts'
import { bloodPressure } from './articles/blood-pressure.ts'
import { chestPain } from './articles/chest-pain.ts'
import { dengue } from './articles/dengue.ts'
import { diabetesPlate } from './articles/diabetes-plate.ts'
import { feverInChildren } from './articles/fever-in-children.ts'
import { heartburn } from './articles/heartburn.ts'
import { sleep } from './articles/sleep.ts'
import { vaccination } from './articles/vaccination.ts'

export const articles: Item<'articles'>[] = [
  dengue,
  chestPain,
  feverInChildren,
  diabetesPlate,
  bloodPressure,
  vaccination,
  heartburn,
  backPain,
  sleep,
]
