import { z } from 'zod'

const oldestAge = 120
/**
 * Today in the easternmost zone: a person born today may be a day ahead of the server's clock. ISO dates sort as text.
 */
export const latestBirthDate = () =>
  Temporal.Now.zonedDateTimeISO('Pacific/Kiritimati').toPlainDate().toString()

export interface BirthDateParts {
  day: string
  month: string
  year: string
}

/** The three fields as one value: an ISO date, '' if all are empty, else `year-month-day` as typed. */
export function fromParts({ day, month, year }: BirthDateParts): string {
  if (!day && !month && !year) return ''
  try {
    if (year.length !== 4) throw new RangeError('The century is not known.')
    const date = { year: Number(year), month: Number(month), day: Number(day) }
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString()
  } catch {
    return [year, month, day].join('-')
  }
}

/** The reverse of fromParts. The parts of a date have no leading zeros. */
export function toParts(value: string): BirthDateParts {
  const [, year = '', month = '', day = ''] = /^(\d*)-(\d*)-(\d*)$/.exec(value) ?? []
  const short = (part: string) => part.replace(/^0(?=\d)/, '')
  return { day: short(day), month: short(month), year }
}

/** The text key for an invalid date of birth. */
function problemOf(value: unknown): string {
  if (typeof value !== 'string' || !/^\d*-\d*-\d*$/.test(value)) return 'validation:date'
  const { day, month, year } = toParts(value)
  if (!day || !month || !year) return 'validation:birthDateParts'
  return year.length === 4 ? 'validation:noSuchDay' : 'validation:birthYear'
}

/** The date of birth of a person who may be alive. */
export const birthDateSchema = z.iso
  .date({ error: issue => problemOf(issue.input) })
  .refine(date => date <= latestBirthDate(), 'validation:birthDateAhead')
  .refine(
    date => date > Temporal.PlainDate.from(latestBirthDate()).subtract({ years: oldestAge }).toString(),
    'validation:birthDateTooOld',
  )
