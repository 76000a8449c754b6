import { expect, test } from 'vitest'
import { doctorsFirst, mayMoveTo, packageKey, packageOf, timetableItem } from './timetable-key.ts'

test('a key names a doctor or a package', () => {
  expect(packageOf('ayu')).toBeNull()
  expect(packageOf(packageKey('heart-check'))).toBe('heart-check')
  expect(timetableItem('ayu')).toEqual({ kind: 'doctors', slug: 'ayu' })
  expect(timetableItem('package:heart-check')).toEqual({ kind: 'packages', slug: 'heart-check' })
})

test('a package moves only within its own times, and nothing moves into them', () => {
  expect(mayMoveTo('ayu', 'budi')).toBe(true)
  expect(mayMoveTo('package:heart', 'package:heart')).toBe(true)
  expect(mayMoveTo('package:heart', 'package:eyes')).toBe(false)
  expect(mayMoveTo('package:heart', 'ayu')).toBe(false)
  expect(mayMoveTo('ayu', 'package:heart')).toBe(false)
})

test('doctors stand before packages, and keep their order', () => {
  expect(['package:a', 'budi', 'package:b', 'ayu'].sort(doctorsFirst)).toEqual([
    'budi',
    'ayu',
    'package:a',
    'package:b',
  ])
})
