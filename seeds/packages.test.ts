import { expect, test } from 'vitest'
import { formerAmount, priceState } from '#entities/text/price.ts'
import { packageCategories } from './package-categories.ts'
import { packages } from './packages.ts'
import { questionCategories } from './question-categories.ts'
import { questions } from './questions.ts'

test('the demo’s programs show every state of a price', () => {
  const states = Object.groupBy(packages, one => priceState(one.price, '2026-11-20'))
  expect(states.expired?.map(one => one.slug)).toEqual(['mens-health'])
  expect(states.onRequest?.map(one => one.slug)).toEqual(['cataract-surgery'])
  expect(packages.filter(one => one.price && !one.price.validFrom && !one.price.validTo)).toHaveLength(1)
  expect(packages.filter(one => one.price && formerAmount(one.price))).toHaveLength(2)
  expect(packages.filter(one => one.recommended)).toHaveLength(4)
})

test('every category of programs and of questions has an item', () => {
  for (const { slug } of packageCategories)
    expect(
      packages.some(one => one.categories.includes(slug)),
      slug,
    ).toBe(true)
  for (const { slug } of questionCategories)
    expect(questions.filter(one => one.category === slug).length, slug).toBeGreaterThanOrEqual(4)
})

test('answers are short enough to be read at a counter', () => {
  for (const { question, answer } of questions)
    for (const document of Object.values(answer))
      expect(JSON.stringify(document).length, question.en).toBeLessThan(900)
})
