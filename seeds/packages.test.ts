import { expect, test } from 'vitest'
import { formerAmount, priceState } from '#entities/text/price.ts'
import { packageCategories } from './package-categories.ts'
import { packages } from './packages.ts'
import { questionCategories } from './question-categories.ts'
import { questions } from './questions.ts'

test('the demo’s programs show every state that a price can be in, and say what they mean', () => {
  const states = Object.groupBy(packages, one => priceState(one.price, '2026-11-20'))
  expect(states.expired?.map(one => one.slug)).toEqual(['mens-health'])
  expect(states.onRequest?.map(one => one.slug)).toEqual(['cataract-surgery'])
  expect(packages.filter(one => one.price && !one.price.validFrom && !one.price.validTo)).toHaveLength(1)
  expect(packages.filter(one => one.price && formerAmount(one.price))).toHaveLength(2)
  expect(packages.filter(one => one.recommended)).toHaveLength(4)
})

test('every kind of program and of question has something in it', () => {
  for (const { slug } of packageCategories)
    expect(
      packages.some(one => one.categories.includes(slug)),
      slug,
    ).toBe(true)
  for (const { slug } of questionCategories)
    expect(questions.filter(one => one.category === slug).length, slug).toBeGreaterThanOrEqual(4)
})

test('answers are short: nobody reads 90 words at a counter', () => {
  for (const { question, answer } of questions)
    for (const document of Object.values(answer))
      expect(JSON.stringify(document).length, question.en).toBeLessThan(900)
})
