import { beforeEach, describe, expect, test, vi } from 'vitest'
import { attemptFor, closeAttempt, storeSent, unanswered, unansweredAt } from './attempt.ts'

const body = { doctor: 'ayu', schedule: '0199', startsAt: '2026-11-24T07:00:00Z', reason: 'cough' }
const shown = {
  timezone: 'Asia/Jakarta',
  location: 'jakarta',
  endsAt: '2026-11-24T07:30:00Z',
  mode: 'slots' as const,
}

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

describe('a request without a response', () => {
  test('keeps its idempotency key, so that pressing again cannot book twice', () => {
    const first = attemptFor(body, shown)
    expect(first.sent).toBe(false)
    expect(unanswered()).toBeNull()
    void storeSent(first)
    expect(unanswered()).toEqual({ ...first, sent: true })
    expect(attemptFor({ ...body, startsAt: '2026-11-24T14:00:00+07:00' }, shown).key).toBe(first.key)
  })
  test('belongs to its slot only: the same session a week later is another request', () => {
    void storeSent(attemptFor(body, shown))
    expect(unansweredAt({ schedule: '0199', startsAt: '2026-11-24T14:00:00+07:00' })?.body).toEqual(body)
    expect(unansweredAt({ schedule: '0199', startsAt: '2026-12-01T07:00:00Z' })).toBeNull()
    expect(unansweredAt({ schedule: '0200', startsAt: body.startsAt })).toBeNull()
    expect(unansweredAt({ schedule: '0199', startsAt: 'soon' })).toBeNull()
  })
  test('gets a new key when its content changes, because the server refuses another body under one key', () => {
    const first = attemptFor(body, shown)
    void storeSent(first)
    for (const change of [
      { doctor: 'budi' },
      { schedule: 'x' },
      { startsAt: '2026-11-24T07:30:00Z' },
      { reason: '' },
      { dependant: 'raka' },
      { guarantor: { kind: 'self' as const } },
    ]) {
      expect(attemptFor({ ...body, ...change }, shown).key).not.toBe(first.key)
    }
  })
  test('is closed by any response: the next request is a new one', () => {
    const first = attemptFor(body, shown)
    void storeSent(first)
    closeAttempt()
    expect(unanswered()).toBeNull()
    expect(attemptFor(body, shown).key).not.toBe(first.key)
  })
  test('has a key that the server accepts, also without randomUUID', () => {
    const keys = Array.from({ length: 50 }, () => attemptFor(body, shown).key)
    expect(keys.every(key => /^[\w.:-]{8,200}$/.test(key))).toBe(true)
    expect(new Set(keys).size).toBe(50)
  })
})
