import { expect, test } from 'vitest'
import { turnText } from './turn-text.ts'

test('A patient is announced as next only while the doctor sees patients', () => {
  expect(turnText('before', 0)).toBe('patient:turn.first')
  expect(turnText('waiting', 0)).toBe('patient:turn.next')
})

test('A patient with others before them sees their number, whether or not the doctor has begun', () => {
  expect(turnText('before', 2)).toBe('patient:turn.ahead')
  expect(turnText('waiting', 1)).toBe('patient:turn.ahead')
})
