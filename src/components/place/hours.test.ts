import { expect, test } from 'vitest'
import { clockTime, hoursLines, isAroundTheClock, weekdayName } from './hours.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const business = [
  ...weekdays.map(day => ({ day, opens: '09:00', closes: '17:00' })),
  { day: 'saturday' as const, opens: '09:00', closes: '13:00' },
]

test("the specification's business hours are formatted as in the specification", () => {
  expect(hoursLines(business, 'en')).toEqual([
    { days: 'Weekdays', times: '9:00am to 5:00pm' },
    { days: 'Saturdays', times: '9:00am to 1:00pm' },
  ])
})

test('Indonesian hours have a dot and 24 hours', () => {
  expect(hoursLines(business, 'id')).toEqual([
    { days: 'Hari kerja', times: '09.00 sampai 17.00' },
    { days: 'Sabtu', times: '09.00 sampai 13.00' },
  ])
  expect(clockTime('14:30', 'id')).toBe('14.30')
})

test('noon and midnight are not mixed up', () => {
  const late = [{ day: 'monday' as const, opens: '12:00', closes: '00:30' }]
  expect(hoursLines(late, 'en')).toEqual([{ days: 'Mondays', times: '12:00pm to 12:30am' }])
})

test('a lunch break gives two spans of one day, and a closed day has no line', () => {
  const broken = [
    { day: 'tuesday' as const, opens: '08:00', closes: '12:00' },
    { day: 'tuesday' as const, opens: '13:00', closes: '16:00' },
    { day: 'thursday' as const, opens: '08:00', closes: '12:00' },
  ]
  expect(hoursLines(broken, 'en').map(line => line.days)).toEqual(['Tuesdays', 'Thursdays'])
  expect(hoursLines(broken, 'en')[0]?.times).toBe('8:00am to 12:00pm, 1:00pm to 4:00pm')
})

test('opening hours around the clock are one line', () => {
  const always = [...weekdays, 'saturday' as const, 'sunday' as const].map(day => ({
    day,
    opens: '00:00',
    closes: '00:00',
  }))
  expect(isAroundTheClock(always)).toBe(true)
  expect(isAroundTheClock(business)).toBe(false)
  expect(hoursLines(always, 'en')).toEqual([{ days: 'Every day', times: 'open day and night' }])
  expect(hoursLines(undefined, 'en')).toEqual([])
})

test('the week begins on Monday in both languages', () => {
  expect(weekdayName(1, 'en')).toBe('Monday')
  expect(weekdayName(7, 'id')).toBe('Minggu')
})
