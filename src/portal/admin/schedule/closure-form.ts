import type { ClosureWrite } from '#entities/schedule/closure.ts'
import { isDate } from '../../kit/list/list-address.ts'

export const closureTargets = ['location', 'unit', 'doctors'] as const
export type ClosureTarget = (typeof closureTargets)[number]

/** The form of a closure. */
export interface ClosureForm {
  target: ClosureTarget
  doctors: string[]
  unit: string
  location: string
  from: string
  to: string
  /** Some hours of each day instead of whole days. */
  hours: boolean
  startTime: string
  endTime: string
  note: string
}

export const writeOf = (one: ClosureForm): ClosureWrite => ({
  doctors: one.target === 'doctors' ? one.doctors : [],
  unit: one.target === 'unit' ? one.unit : null,
  location: one.target === 'location' ? one.location : null,
  from: one.from,
  to: one.to,
  startTime: one.hours ? one.startTime : null,
  endTime: one.hours ? one.endTime : null,
  note: one.note.trim() === '' ? null : one.note.trim(),
})

type Problems = Partial<Record<'target' | 'from' | 'to' | 'hours', 'choose' | 'date' | 'order' | 'hours'>>

/** Problems to fix before the displaced patients can be requested. */
export function problemsIn(one: ClosureForm): Problems {
  const chosen = one.target === 'doctors' ? one.doctors.length > 0 : one[one.target] !== ''
  const dates = isDate(one.from) && isDate(one.to)
  return {
    ...(chosen ? {} : { target: 'choose' }),
    ...(isDate(one.from) ? {} : { from: 'date' }),
    ...(isDate(one.to) ? (dates && one.to < one.from ? { to: 'order' } : {}) : { to: 'date' }),
    ...(one.hours && !(one.startTime !== '' && one.startTime < one.endTime) ? { hours: 'hours' } : {}),
  }
}
