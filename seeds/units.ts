import type { Item } from '#entities/kinds.ts'
import { jakartaUnits } from './units/jakarta.ts'
import { jayapuraUnits } from './units/jayapura.ts'
import { makassarUnits } from './units/makassar.ts'

export const units: Item<'units'>[] = [...jakartaUnits, ...makassarUnits, ...jayapuraUnits]
