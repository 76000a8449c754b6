import { heartAndSugar } from './health-topics/heart-and-sugar.ts'
import { infections } from './health-topics/infections.ts'
import { stomachAndLungs } from './health-topics/stomach-and-lungs.ts'
import { tests } from './health-topics/tests.ts'
import type { Topic } from './health-topics/topic.ts'
import { treatments } from './health-topics/treatments.ts'

export const healthTopics: Topic[] = [
  ...infections,
  ...heartAndSugar,
  ...stomachAndLungs,
  ...tests,
  ...treatments,
]
