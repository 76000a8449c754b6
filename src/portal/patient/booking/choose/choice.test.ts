import { describe, expect, test } from 'vitest'
import { type Choice, choiceOfDays, isOfferExpired, patientOf, stepOf, withAnswer } from './choice.ts'

const place = { schedule: '0199', startsAt: '2026-11-24T07:00:00Z' }

describe('the booking asks the one question that is open', () => {
  const questions: [Choice, string][] = [
    [{}, 'doctor'],
    [{ startsAt: place.startsAt, schedule: place.schedule }, 'doctor'],
    [{ doctor: 'ayu' }, 'day'],
    [{ doctor: 'ayu', date: '2026-11-24' }, 'place'],
    [{ doctor: 'ayu', ...place }, 'check'],
    [{ doctor: 'ayu', date: '2026-11-24', ...place }, 'check'],
    [{ doctor: 'ayu', ...place, step: 'pays' }, 'pays'],
    [{ doctor: 'ayu', ...place, step: 'check' }, 'check'],
    [{ doctor: 'ayu', ...place, move: 'a1' }, 'check'],
    [{ doctor: 'ayu', ...place, step: 'pays', move: 'a1' }, 'check'],
    [{ doctor: 'ayu', move: 'a1' }, 'day'],
    [{ doctor: 'ayu', done: 'a1' }, 'done'],
    [{ doctor: 'ayu', schedule: '0199' }, 'day'],
    [{ doctor: 'ayu', schedule: '0199', startsAt: 'tomorrow' }, 'day'],
    [{ doctor: 'ayu', schedule: '0199', startsAt: '2026-11-24T14:00' }, 'day'],
    [{ doctor: 'ayu', date: '2026-02-30x' }, 'day'],
    [{ specialist: 'cardiology' }, 'day'],
    [{ specialist: 'cardiology', date: '2026-11-24' }, 'place'],
    // A slot belongs to a doctor: without a doctor the request cannot be sent.
    [{ specialist: 'cardiology', ...place }, 'day'],
    [{ specialist: 'cardiology', doctor: 'ayu', ...place }, 'check'],
  ]
  test.each(questions)('%j', (choice, step) => expect(stepOf(choice)).toBe(step))
})

describe('a changed answer', () => {
  const all = { doctor: 'ayu', date: '2026-11-24', ...place, step: 'check', move: 'a1' }
  test('removes the answers after it', () => {
    expect(withAnswer(all, { doctor: 'budi' })).toEqual({ doctor: 'budi', move: 'a1' })
    expect(withAnswer(all, { date: '2026-11-25' })).toEqual({ doctor: 'ayu', date: '2026-11-25', move: 'a1' })
    expect(withAnswer(all, { schedule: 'x', startsAt: 'y' })).toEqual({
      doctor: 'ayu',
      date: '2026-11-24',
      schedule: 'x',
      startsAt: 'y',
      move: 'a1',
    })
    expect(withAnswer({ doctor: 'ayu', ...place }, { step: 'check' })).toEqual({
      doctor: 'ayu',
      ...place,
      step: 'check',
    })
  })

  test('to any doctor leads back to the days of the specialty', () => {
    const chosen = { specialist: 'cardiology', location: 'jakarta', doctor: 'ayu', ...place }
    expect(withAnswer(chosen, choiceOfDays(chosen))).toEqual({
      specialist: 'cardiology',
      location: 'jakarta',
    })
    expect(withAnswer({ specialist: 'cardiology' }, { doctor: 'budi', ...place })).toEqual({
      specialist: 'cardiology',
      doctor: 'budi',
      ...place,
    })
    expect(withAnswer({ doctor: 'ayu', ...place }, choiceOfDays({ doctor: 'ayu', ...place }))).toEqual({
      doctor: 'ayu',
    })
    const there = { location: 'jakarta', doctor: 'ayu' }
    expect(withAnswer({ ...there, ...place }, choiceOfDays({ ...there, ...place }))).toEqual(there)
  })
  test('keeps the family member, and changing the family member keeps the other answers', () => {
    const forChild = { ...all, who: 'raka' }
    expect(withAnswer(forChild, { doctor: 'budi' })).toEqual({ doctor: 'budi', move: 'a1', who: 'raka' })
    expect(withAnswer(forChild, { who: 'me' })).toEqual({ ...all, who: 'me' })
  })
})

describe('for whom it is', () => {
  const family = [{ id: 'raka' }]
  const cases: [Choice, typeof family | undefined, string | null | undefined][] = [
    [{}, [], null],
    [{}, undefined, null],
    [{}, family, undefined],
    [{ who: 'me' }, family, null],
    [{ who: 'raka' }, family, 'raka'],
    // Removed from the list meanwhile, or of another account.
    [{ who: 'dewi' }, family, undefined],
    [{ who: 'raka' }, [], undefined],
    [{ who: 'ask' }, [], undefined],
    [{ move: 'a1' }, family, null],
  ]
  test.each(cases)('%j in a family of %j', (choice, among, who) => expect(patientOf(choice, among)).toBe(who))
})

test('an offer lapses at its time, and choosing another slot removes the offer', () => {
  const offered = { specialist: 'cardiology', doctor: 'ayu', ...place, keptUntil: '2026-11-20T04:00:00Z' }
  const at = (time: string) => isOfferExpired(offered, Temporal.Instant.from(`2026-11-20T${time}:00Z`))
  expect([at('03:59'), at('04:00')]).toEqual([false, true])
  expect(
    isOfferExpired({ ...offered, keptUntil: 'soon' }, Temporal.Instant.from('2026-11-20T04:00:00Z')),
  ).toBe(false)
  expect(withAnswer(offered, { step: 'check' }).keptUntil).toBe(offered.keptUntil)
  expect(withAnswer(offered, { schedule: '0200', startsAt: place.startsAt })).not.toHaveProperty('keptUntil')
})
