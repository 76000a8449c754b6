import { breathAndBlood } from './emergency-signs/breath-and-blood.ts'
import { heartAndBrain, unconscious } from './emergency-signs/heart-and-brain.ts'
import { injury } from './emergency-signs/injury.ts'
import { mind } from './emergency-signs/mind.ts'
import { mothersAndBabies } from './emergency-signs/mothers-and-babies.ts'
import { poisonAndAllergy } from './emergency-signs/poison-and-allergy.ts'
import type { Sign } from './emergency-signs/sign.ts'

/**
 * The emergency signs that every installation starts with, with or without the demo:
 * `src/server/content/initial-emergency-signs.ts` writes them once. No doctor has reviewed them yet.
 */
export const emergencySigns: Sign[] = [
  // If a query matches two signs equally well, the first is shown: signs with a specific cause come before general
  // ones.
  ...mind,
  ...mothersAndBabies,
  ...heartAndBrain,
  ...poisonAndAllergy,
  ...injury,
  ...breathAndBlood,
  unconscious,
]
