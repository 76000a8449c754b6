import { jakartaSchedules } from './schedules/jakarta.ts'
import { jayapuraSchedules } from './schedules/jayapura.ts'
import { makassarSchedules } from './schedules/makassar.ts'
import type { SeedSchedule } from './schedules/week.ts'

export const schedules: SeedSchedule[] = [...jakartaSchedules, ...makassarSchedules, ...jayapuraSchedules]
