import type { Item } from '#entities/kinds.ts'
import { care } from './facilities/care.ts'
import { comfort } from './facilities/comfort.ts'
import { everyday } from './facilities/everyday.ts'

export const facilities: Item<'facilities'>[] = [...care, ...everyday, ...comfort]
