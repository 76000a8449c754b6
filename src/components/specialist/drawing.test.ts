import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specialtyDrawings } from '#entities/media/drawings.ts'
import { drawingOf, specialtyDrawing } from './drawing.ts'
import { layTermsOf } from './lay-terms.ts'

test.each([
  ['cardiovascular-disease-physician', 'cardiology'],
  ['pediatric-dentist', 'dentistry'],
  ['child-adolescent-psychiatry-physician', 'psychiatry'],
  ['orthopaedic-surgery-physician', 'orthopedics'],
  ['physical-therapist', 'rehabilitation'],
  ['family-medicine-physician', 'general-practice'],
  ['acupuncturist', 'hospital'],
])('a directory that names no drawings: %s is shown as %s', (slug, drawing) => {
  expect(drawingOf({ slug })).toBe(drawing)
})

test('a drawing chosen by the hospital has priority over a guess', () => {
  expect(drawingOf({ slug: 'pediatric-dentist', icon: 'pediatrics' })).toBe('pediatrics')
})

test('every drawing exists as a public file, and has lay terms', () => {
  const missing = specialtyDrawings.filter(
    icon => !existsSync(join(import.meta.dirname, '../../../public', specialtyDrawing({ slug: icon }))),
  )
  expect(missing).toEqual([])
  expect(specialtyDrawings.filter(icon => icon !== 'hospital' && layTermsOf(icon).length === 0)).toEqual([])
})
