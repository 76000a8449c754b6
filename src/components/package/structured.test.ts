import { expect, test } from 'vitest'
import type { PublicItem } from '#entities/kinds.ts'
import type { Network } from '../site/network.ts'
import { packageData, procedureData } from './structured.ts'

const program = {
  slug: 'basic',
  title: { en: 'Basic check-up', id: 'Medical check-up dasar' },
  summary: { en: 'Once a year.' },
  categories: ['check-up'],
  price: { amount: 850_000, currency: 'IDR', validFrom: '2026-01-01', validTo: '2026-12-31' },
  forWhom: { sex: 'female', ageFrom: 18 },
  preparation: { id: 'Puasa.' },
} as PublicItem<'packages'>
const told = {
  program,
  category: null,
  places: [{ officialName: 'Rawat Jakarta' }] as PublicItem<'addresses'>[],
  network: { name: 'Rawat' } as Network,
  language: 'id',
  url: new URL('https://hospital.example/id/packages/basic'),
} as const

test('a valid price is an offer with its currency, last day and location', () => {
  expect(packageData({ ...told, state: 'offered' })).toMatchObject({
    '@type': 'Product',
    name: 'Medical check-up dasar',
    audience: { suggestedGender: 'female', suggestedMinAge: 18 },
    offers: {
      price: '850000',
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
      priceValidUntil: '2026-12-31',
      availableAtOrFrom: [{ name: 'Rawat Jakarta' }],
    },
  })
})

test('a future price is a pre-order', () => {
  expect(packageData({ ...told, state: 'notYet' })).toMatchObject({
    offers: { availability: 'https://schema.org/PreOrder' },
  })
})

test.each(['expired', 'onRequest'] as const)('the structured data have no price that is %s', state => {
  const data = packageData({ ...told, state })
  expect(data).toMatchObject({ '@type': 'Service', provider: { name: 'Rawat' } })
  expect(JSON.stringify(data)).not.toContain('850000')
})

test('the preparation is a MedicalProcedure, or left out', () => {
  expect(procedureData(told)).toMatchObject([{ '@type': 'MedicalProcedure', preparation: 'Puasa.' }])
  const { preparation: _, ...silent } = program
  expect(procedureData({ ...told, program: silent })).toEqual([])
})
