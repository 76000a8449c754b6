import { describe, expect, test } from 'vitest'
import { ageOn } from './age.ts'
import { generationProblem, type Relationship } from './dependant.ts'

describe('the age on the day of the appointment', () => {
  test.each([
    ['2020-05-01', '2026-11-23', 6, 'years'],
    ['2020-11-23', '2026-11-23', 6, 'years'],
    ['2020-11-24', '2026-11-23', 5, 'years'],
    ['2024-02-29', '2026-02-28', 23, 'months'],
    ['2026-10-23', '2026-11-23', 1, 'months'],
    ['2026-11-01', '2026-11-23', 22, 'days'],
    ['2026-11-23', '2026-11-23', 0, 'days'],
    // Booked before the birth.
    ['2026-12-01', '2026-11-23', 0, 'days'],
  ])('born %s, on %s: %i %s', (born, date, count, unit) => {
    expect(ageOn(born, date)).toEqual({ count, unit })
  })
})

describe('two generations', () => {
  test.each<[Relationship, string, string | null, string | null]>([
    ['child', '2020-05-01', '1990-02-03', null],
    ['child', '1990-02-03', '1990-02-03', 'olderThanYou'],
    ['grandchild', '1980-01-01', '1990-02-03', 'olderThanYou'],
    ['parent', '1991-01-01', '1990-02-03', 'youngerThanYou'],
    ['grandparent', '1930-01-01', '1990-02-03', null],
    ['spouse', '1960-01-01', '1990-02-03', null],
    ['sibling', '2020-05-01', '1990-02-03', null],
    ['child', '1960-01-01', null, null],
  ])('a %s born %s, of somebody born %s: %s', (relationship, born, own, wrong) => {
    expect(generationProblem(relationship, born, own)).toBe(wrong)
  })
})
