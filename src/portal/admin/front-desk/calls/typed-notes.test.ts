import { expect, test } from 'vitest'
import type { CallItem } from '#entities/appointment/appointment-call.ts'
import { missingCalls, type TypedNotes, withMissing, withNote } from './typed-notes.ts'

const callAt = (id: string, startsAt: string) => ({ id, appointment: { startsAt }, doneAt: null }) as CallItem
const [ani, bayu, citra] = [
  callAt('a', '2026-11-23T02:00:00Z'),
  callAt('b', '2026-11-23T03:00:00Z'),
  callAt('c', '2026-11-23T03:00:00Z'),
] as const
const empty: TypedNotes = new Map()

test('a call with a typed note keeps its place when it leaves the list, and shows how it was closed', () => {
  const notes = withNote(withNote(empty, bayu, 'Thursday'), ani, 'Friday')
  expect(missingCalls([ani, bayu, citra], notes)).toEqual([])
  const missing = missingCalls([ani, citra], notes)
  expect(missing).toEqual([bayu])
  expect(withMissing([ani, citra], missing, [])).toEqual([ani, bayu, citra])
  const closed = { ...bayu, doneAt: '2026-11-22T02:00:00Z' }
  expect(withMissing([ani, citra], missing, [closed])).toEqual([ani, closed, citra])
  expect(withMissing([], missing, [closed])).toEqual([closed])
})

test('a call without a note, or whose note was emptied, leaves with its row', () => {
  expect(missingCalls([ani], withNote(withNote(empty, bayu, 'Thursday'), bayu, ''))).toEqual([])
})
