import { expect, test } from 'vitest'
import { packageRefusal } from './package-offer.ts'

const women = { sex: 'female', ageFrom: 40, ageTo: 65 } as const
const day = '2026-12-01'

test('a package is refused only if the patient’s data contradict it', () => {
  expect(packageRefusal(undefined, { sex: 'male', birthDate: '2020-01-01' }, day)).toBeNull()
  expect(packageRefusal(women, { sex: 'female', birthDate: '1980-05-05' }, day)).toBeNull()
  expect(packageRefusal(women, { sex: null, birthDate: null }, day)).toBeNull()
  expect(packageRefusal(women, { sex: 'other', birthDate: null }, day)).toBeNull()
  expect(packageRefusal(women, { sex: 'male', birthDate: null }, day)).toEqual({ why: 'sex' })
  const age = { why: 'age', from: 40, to: 65 }
  expect(packageRefusal(women, { sex: 'female', birthDate: '1990-01-01' }, day)).toEqual(age)
  const young = { sex: null, birthDate: '2020-01-01' }
  expect(packageRefusal({ ageFrom: 40 }, young, day)).toEqual({ why: 'age', from: 40 })
  expect(packageRefusal({ ageFrom: 0, ageTo: 5 }, young, day)).toEqual({ why: 'age', to: 5 })
  expect(packageRefusal({ ageFrom: 9, ageTo: 3 }, young, day)).toEqual({ why: 'age', from: 9 })
  expect(packageRefusal({ ageFrom: 9, ageTo: 3 }, { sex: null, birthDate: '1990-01-01' }, day)).toBeNull()
})

test('the age is the one on the day of the appointment', () => {
  const turning40 = { sex: 'female', birthDate: '1986-12-01' }
  expect(packageRefusal(women, turning40, '2026-11-30')).not.toBeNull()
  expect(packageRefusal(women, turning40, '2026-12-01')).toBeNull()
  const still65 = { sex: 'female', birthDate: '1960-12-02' }
  expect(packageRefusal(women, still65, '2026-12-01')).toBeNull()
  expect(packageRefusal(women, still65, '2026-12-02')).not.toBeNull()
})
