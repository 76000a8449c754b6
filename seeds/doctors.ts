import type { Item } from '#entities/kinds.ts'
import { cardiology } from './doctors/cardiology.ts'
import { dentistry } from './doctors/dentistry.ts'
import { dermatology } from './doctors/dermatology.ts'
import { earNoseThroat } from './doctors/ear-nose-throat.ts'
import { generalPractice } from './doctors/general-practice.ts'
import { generalSurgery } from './doctors/general-surgery.ts'
import { internalMedicine } from './doctors/internal-medicine.ts'
import { neurology } from './doctors/neurology.ts'
import { obstetricsGynecology } from './doctors/obstetrics-gynecology.ts'
import { oncology } from './doctors/oncology.ts'
import { ophthalmology } from './doctors/ophthalmology.ts'
import { orthopedics } from './doctors/orthopedics.ts'
import { pediatrics } from './doctors/pediatrics.ts'
import { psychiatry } from './doctors/psychiatry.ts'
import { pulmonology } from './doctors/pulmonology.ts'
import { rehabilitation } from './doctors/rehabilitation.ts'
import { urology } from './doctors/urology.ts'

export const doctors: Item<'doctors'>[] = [
  ...internalMedicine,
  ...cardiology,
  ...pediatrics,
  ...obstetricsGynecology,
  ...neurology,
  ...orthopedics,
  ...dermatology,
  ...ophthalmology,
  ...earNoseThroat,
  ...dentistry,
  ...psychiatry,
  ...pulmonology,
  ...urology,
  ...generalSurgery,
  ...oncology,
  ...rehabilitation,
  ...generalPractice,
]
