import { expect, test } from 'vitest'
import { type ClosureForm, problemsIn, writeOf } from './closure-form.ts'

const form: ClosureForm = {
  target: 'location',
  doctors: ['ayu'],
  unit: 'cardiology',
  location: 'jakarta',
  from: '2026-11-23',
  to: '2026-11-24',
  hours: false,
  startTime: '08:00',
  endTime: '10:00',
  note: ' ',
}

test('Only the chosen target is sent; the values of the other targets stay in the form', () => {
  expect(writeOf(form)).toMatchObject({
    doctors: [],
    unit: null,
    location: 'jakarta',
    startTime: null,
    note: null,
  })
  expect(writeOf({ ...form, target: 'doctors', hours: true })).toMatchObject({
    doctors: ['ayu'],
    location: null,
    startTime: '08:00',
    endTime: '10:00',
  })
})

test('A missing choice, days in the wrong order and hours in the wrong order are problems', () => {
  expect(problemsIn(form)).toEqual({})
  expect(problemsIn({ ...form, target: 'doctors', doctors: [] })).toEqual({ target: 'choose' })
  expect(problemsIn({ ...form, to: '2026-11-22' })).toEqual({ to: 'order' })
  expect(problemsIn({ ...form, from: '' })).toEqual({ from: 'date' })
  expect(problemsIn({ ...form, hours: true, endTime: '07:00' })).toEqual({ hours: 'hours' })
})
