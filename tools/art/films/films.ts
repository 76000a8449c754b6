import { bloodPressure } from './blood-pressure.ts'
import { dengueAtHome } from './dengue-at-home.ts'
import { handWashing } from './hand-washing.ts'
import { pressTheChest } from './press-the-chest.ts'
import { strokeSigns } from './stroke-signs.ts'

export const films = [handWashing, strokeSigns, pressTheChest, bloodPressure, dengueAtHome]
