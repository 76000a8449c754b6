import { expect, test } from 'vitest'
import { specialist } from '#entities/content/specialist.ts'
import { fieldsSchema } from '#entities/fields.ts'
import { specialtyDrawings } from '#entities/media/drawings.ts'
import { type CommonSpecialty, commonSpecialties, exists, specialtyData } from './specialty-catalog.ts'

test('every usual specialty is complete in both languages, and has its own drawing and address', () => {
  const schema = fieldsSchema(specialist.fields)
  for (const one of commonSpecialties) {
    expect(schema.safeParse(specialtyData(one)).error).toBeUndefined()
    expect(specialtyDrawings).toContain(one.slug)
  }
  expect(new Set(commonSpecialties.map(one => one.slug)).size).toBe(commonSpecialties.length)
})

test('a specialty that a hospital has already is not offered again, also if it has another address', () => {
  const heart = commonSpecialties.find(one => one.slug === 'cardiology') as CommonSpecialty
  expect(exists(heart, [{ key: 'cardiology', data: {} }])).toBe(true)
  expect(exists(heart, [{ key: 'jantung', data: { name: { id: 'Jantung dan Pembuluh Darah' } } }])).toBe(true)
  expect(exists(heart, [{ key: 'saraf', data: { name: { id: 'Saraf' } } }])).toBe(false)
})
