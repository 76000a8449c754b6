import { describe, expect, test } from 'vitest'
import { birthDateSchema, fromParts, latestBirthDate, toParts } from './birth-date.ts'

const problem = (value: unknown) => birthDateSchema.safeParse(value).error?.issues[0]?.message

describe('a date of birth in three fields', () => {
  test('is the ISO date of day, month and year, and comes back as it was typed', () => {
    expect(fromParts({ day: '5', month: '3', year: '2020' })).toBe('2020-03-05')
    expect(toParts('2020-03-05')).toEqual({ day: '5', month: '3', year: '2020' })
    expect(fromParts({ day: '29', month: '2', year: '2024' })).toBe('2024-02-29')
    expect(fromParts({ day: '', month: '', year: '' })).toBe('')
    expect(toParts('')).toEqual({ day: '', month: '', year: '' })
  })

  test.each([
    { day: '30', month: '2', year: '2001', says: 'validation:noSuchDay' },
    { day: '29', month: '2', year: '2023', says: 'validation:noSuchDay' },
    { day: '0', month: '5', year: '2001', says: 'validation:noSuchDay' },
    { day: '', month: '5', year: '2001', says: 'validation:birthDateParts' },
    { day: '3', month: '', year: '2001', says: 'validation:birthDateParts' },
    { day: '3', month: '5', year: '', says: 'validation:birthDateParts' },
    { day: '3', month: '5', year: '85', says: 'validation:birthYear' },
  ])('$day/$month/$year is kept as it was typed, and answered with $says', ({ says, ...parts }) => {
    const value = fromParts(parts)
    expect(toParts(value)).toEqual(parts)
    expect(problem(value)).toBe(says)
  })

  test('is not in the future, and not more than 120 years ago', () => {
    const latest = Temporal.PlainDate.from(latestBirthDate())
    expect(problem(latest.toString())).toBeUndefined()
    expect(problem(latest.add({ days: 1 }).toString())).toBe('validation:birthDateAhead')
    expect(problem(latest.subtract({ years: 120 }).toString())).toBe('validation:birthDateTooOld')
    expect(problem(latest.subtract({ years: 119 }).toString())).toBeUndefined()
    expect(problem('sometime in May')).toBe('validation:date')
    expect(problem(5)).toBe('validation:date')
  })
})
