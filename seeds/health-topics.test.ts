import { describe, expect, test } from 'vitest'
import type { contentLanguages } from '#entities/localized.ts'
import { richTextToPlain } from '#entities/text/rich-text.ts'
import { healthTopics } from './health-topics.ts'

test('the demo has ten conditions, five tests and five treatments', () => {
  const counts = Map.groupBy(healthTopics, one => one.type)
  expect([...counts].map(([type, topics]) => [type, topics.length])).toEqual([
    ['condition', 10],
    ['test', 5],
    ['treatment', 5],
  ])
})

describe.each(healthTopics.map(one => [one.slug, one] as const))('%s', (_, topic) => {
  test('claims no review', () => {
    for (const name of ['reviewedBy', 'lastReviewed', 'reviewDue']) expect(topic).not.toHaveProperty(name)
  })

  test('says when to call, when to come, what happens here and who treats it', () => {
    const { whenToCall, whenToCome, whatHappensHere, specialists } = topic
    for (const part of [whenToCall, whenToCome, whatHappensHere]) expect(part).toBeDefined()
    expect(topic.type === 'condition' ? topic.signs : topic.howPerformed).toBeDefined()
    if (topic.type !== 'condition') expect(topic.preparation).toBeDefined()
    expect(specialists?.length).toBeGreaterThan(0)
  })

  test('has a source with an https address', () => {
    const addresses = topic.sources?.flatMap(one => one.url ?? []) ?? []
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(address).toMatch(/^https:\/\//)
  })

  test('has the same figures in both languages', () => {
    const { whenToCall, signs, howPerformed, whenToCome, whatHappensHere, summary, preparation } = topic
    const figuresIn = (language: (typeof contentLanguages)[number]) =>
      [whenToCall, signs, howPerformed, whenToCome, whatHappensHere]
        .flatMap(part => (part?.[language] ? [richTextToPlain(part[language])] : []))
        .concat(summary[language] ?? '', preparation?.[language] ?? '')
        .flatMap(text => text.replaceAll(',', '.').match(/\d[\d./]*\d|\d/g) ?? [])
    expect(figuresIn('id')).toEqual(figuresIn('en'))
  })
})
