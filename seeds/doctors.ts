import type { Item } from '#entities/kinds.ts'
import { cardiology } from './doctors/cardiology.ts'
import { internalMedicine } from './doctors/internal-medicine.ts'
import { obstetricsGynecology } from './doctors/obstetrics-gynecology.ts'
import { pediatrics } from './doctors/pediatrics.ts'

export const doctors: Item<'doctors'>[] = [
  ...internalMedicine,
  ...cardiology,
  ...pediatrics,
  ...obstetricsGynecology,
]
