import { breathAndBlood } from './emergency-signs/breath-and-blood.ts'
import { heartAndBrain, unconscious } from './emergency-signs/heart-and-brain.ts'
import { injury } from './emergency-signs/injury.ts'
import { mind } from './emergency-signs/mind.ts'
import { mothersAndBabies } from './emergency-signs/mothers-and-babies.ts'
import { poisonAndAllergy } from './emergency-signs/poison-and-allergy.ts'
import type { Sign } from './emergency-signs/sign.ts'

/**
 * The dangers that every installation starts with, invented hospital or not: `src/server/content/initial-emergency-signs.ts` writes
 * them once. No doctor has reviewed them yet.
 */
export const emergencySigns: Sign[] = [
  // Of two that a question names equally well the first is told: what has a cause of its own before what any of them may bring.
  ...mind,
  ...mothersAndBabies,
  ...heartAndBrain,
  ...poisonAndAllergy,
  ...injury,
  ...breathAndBlood,
  unconscious,
]
