import { expect, test } from 'vitest'
import { datePattern, fromTyped, timeFromTyped, toTyped } from './date-text.ts'

const year = 2026

test('in English a date is typed month first, in Indonesian day first', () => {
  expect(fromTyped('11/20/2026', datePattern('en'), year)).toBe('2026-11-20')
  expect(fromTyped('20/11/2026', datePattern('id'), year)).toBe('2026-11-20')
  expect(toTyped('2026-11-20', 'mdy')).toBe('11/20/2026')
  expect(toTyped('2026-11-20', 'dmy')).toBe('20/11/2026')
})

test('any separator, no separator, and the ISO form are accepted', () => {
  for (const typed of ['20.11.2026', '20 11 2026', '20-11-2026', '20112026', '2026-11-20'])
    expect(fromTyped(typed, 'dmy', year)).toBe('2026-11-20')
})

test('a year of two digits is at most 20 years ahead', () => {
  expect(fromTyped('1/2/85', 'mdy', year)).toBe('1985-01-02')
  expect(fromTyped('1/2/31', 'mdy', year)).toBe('2031-01-02')
  expect(fromTyped('1/2/26', 'mdy', year)).toBe('2026-01-02')
})

test('a day that does not exist is rejected', () => {
  for (const typed of ['02/30/2026', '13/01/2026', '1/2', 'soon', '', '1/2/026'])
    expect(fromTyped(typed, 'mdy', year)).toBeUndefined()
  expect(fromTyped('02/29/2028', 'mdy', year)).toBe('2028-02-29')
})

test('a time is accepted in common notations', () => {
  expect(['9', '930', '9.30', '09:30', '21h05'].map(timeFromTyped)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '09:30',
    '21:05',
  ])
  expect(['24:00', '9:75', 'noon', ''].map(timeFromTyped)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
