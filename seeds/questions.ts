import type { Item } from '#entities/kinds.ts'
import { appointments } from './questions/appointments.ts'
import { bpjsAndInsurance } from './questions/bpjs-and-insurance.ts'
import { costs } from './questions/costs.ts'
import { resultsAndVideo } from './questions/results-and-video.ts'
import { stayingAndVisiting } from './questions/staying-and-visiting.ts'

export const questions: Item<'questions'>[] = [
  ...appointments,
  ...bpjsAndInsurance,
  ...costs,
  ...stayingAndVisiting,
  ...resultsAndVideo,
]
