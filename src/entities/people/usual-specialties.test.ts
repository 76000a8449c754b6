import { expect, test } from 'vitest'
import { specialist } from '#entities/content/specialist.ts'
import { fieldsSchema } from '#entities/fields.ts'
import { specialtyDrawings } from '#entities/media/drawings.ts'
import { isThere, specialtyData, type UsualSpecialty, usualSpecialties } from './usual-specialties.ts'

test('every usual specialty is complete in both languages, and has its own drawing and address', () => {
  const schema = fieldsSchema(specialist.fields)
  for (const one of usualSpecialties) {
    expect(schema.safeParse(specialtyData(one)).error).toBeUndefined()
    expect(specialtyDrawings).toContain(one.slug)
  }
  expect(new Set(usualSpecialties.map(one => one.slug)).size).toBe(usualSpecialties.length)
})

test('a specialty that a hospital has already is not offered again, also if it has another address', () => {
  const heart = usualSpecialties.find(one => one.slug === 'cardiology') as UsualSpecialty
  expect(isThere(heart, [{ key: 'cardiology', data: {} }])).toBe(true)
  expect(isThere(heart, [{ key: 'jantung', data: { name: { id: 'Jantung dan Pembuluh Darah' } } }])).toBe(
    true,
  )
  expect(isThere(heart, [{ key: 'saraf', data: { name: { id: 'Saraf' } } }])).toBe(false)
})
