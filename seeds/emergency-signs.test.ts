import { expect, test } from 'vitest'
import { emergencySigns } from './emergency-signs.ts'

const advice = (slug: string) => {
  const sign = emergencySigns.find(one => one.slug === slug)
  return { en: sign?.advice.en ?? '', id: sign?.advice.id ?? '', callFirst: sign?.callFirst }
}

test('the hospital does not write in the first person, and promises nothing about other services', () => {
  const { en, id, callFirst } = advice('self-harm')
  expect(en).not.toMatch(/\bI\b|\bfree\b|name/)
  expect(id).not.toMatch(/terima kasih|gratis|nama/i)
  expect(callFirst).toMatchObject({ number: '119', extension: '8', url: 'https://healing119.id' })
})

test('a chemical in the eye is rinsed for 20 minutes', () => {
  expect(advice('poisoning').en).toMatch(/eye: rinse with running water for 20 minutes/)
  expect(advice('poisoning').id).toMatch(/mata: bilas dengan air mengalir selama 20 menit/)
})

test('bleeding, reduced movement and broken waters are named separately for late pregnancy', () => {
  expect(advice('late-pregnancy').en).toMatch(/bleeding.*moves less.*waters have broken/)
  expect(advice('late-pregnancy').id).toMatch(/perdarahan.*gerakan bayi berkurang.*ketuban pecah/)
})

test('no sign claims to have been reviewed', () => {
  for (const sign of emergencySigns) {
    expect(sign).not.toHaveProperty('reviewedBy')
    expect(sign.advice.en).toBeTruthy()
    expect(sign.advice.id).toBeTruthy()
  }
})
