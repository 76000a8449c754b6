import type { Period } from '../resources.ts'

/** The calendar date of a FHIR date or dateTime; null if it has no day, as in `2027` or `2027-05`. */
export function dayOf(text: string | undefined): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0]
  if (!day) return null
  try {
    return Temporal.PlainDate.from(day).toString()
  } catch {
    return null
  }
}

/**
 * Dates are compared as text. A FHIR date may be only a year or a month: it is padded to the last day that it can mean.
 */
export const isOver = (period: Period | undefined, today: string): boolean =>
  period?.end !== undefined && `${period.end.slice(0, 10)}-99-99`.slice(0, 10) < today

export const yearOf = (text: string | undefined): number | undefined => {
  const year = Number(/^\d{4}/.exec(text ?? '')?.[0])
  return year || undefined
}
