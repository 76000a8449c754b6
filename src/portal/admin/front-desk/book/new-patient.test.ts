import { expect, test } from 'vitest'
import { newPatientFrom, newPatientSchema } from './new-patient.ts'

const messages = (given: object) =>
  newPatientSchema.safeParse(given).error?.issues.map(one => `${one.path}: ${one.message}`) ?? []
const siti = { name: ' Siti ', phone: '0812 000 111', birthDate: '1990-08-17' }

test('A new patient has a date of birth, or a tick that it is not known', () => {
  expect(newPatientSchema.parse(siti)).toEqual({
    name: 'Siti',
    phone: '0812 000 111',
    birthDate: '1990-08-17',
  })
  expect(messages({ ...siti, birthDate: '' })).toEqual(['birthDate: desk:book.birthDateNeeded'])
  expect(messages({ ...siti, birthDate: '1990-2-30' })).toEqual(['birthDate: validation:noSuchDay'])
  expect(newPatientSchema.parse({ ...siti, birthDate: null }).birthDate).toBeNull()
  expect(messages({ name: ' ', phone: '', birthDate: '' })).toEqual([
    'name: desk:book.nameNeeded',
    'phone: validation:required',
    'birthDate: desk:book.birthDateNeeded',
  ])
})

test('The searched text becomes the name or the telephone', () => {
  expect(newPatientFrom('Siti Rahayu')).toMatchObject({ name: 'Siti Rahayu', phone: '' })
  expect(newPatientFrom('+62 812-000-111')).toMatchObject({ name: '', phone: '+62 812-000-111' })
  expect(newPatientFrom('Siti 17/08/1990')).toMatchObject({ name: 'Siti', phone: '' })
})
