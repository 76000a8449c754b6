import { describe, expect, test } from 'vitest'
import { toRichText } from '#entities/text/rich-text.ts'
import type { Network } from '../site/network.ts'
import { topicData } from './structured.ts'
import { anchorOf, byInitial, otherNamesOf, relatedTo, reviewOf, type Topic } from './topics.ts'

const topic = (slug: string, more: Partial<Topic> = {}): Topic => ({
  ...{ id: slug, updatedAt: '2026-11-20T10:00:00Z', slug, type: 'condition' },
  ...{ name: { en: slug }, summary: { en: 'What it is.' }, ...more },
})

describe('the list of topics', () => {
  const named = (en: string, id: string) => topic(en.toLowerCase(), { name: { en, id } })

  test('has the letters of each language, accents apart, and what begins with no letter at the end', () => {
    const topics = [
      named('Stroke', 'Stroke'),
      named('9 months', '9 bulan'),
      named('Écho', 'USG jantung'),
      named('ECG', 'EKG'),
    ]
    const shown = (language: 'en' | 'id') =>
      byInitial(topics, language).map(([letter, group]) => [letter, ...group.map(one => one.slug)])
    expect(shown('en')).toEqual([
      ['e', 'ecg', 'écho'],
      ['s', 'stroke'],
      ['other', '9 months'],
    ])
    expect(shown('id').map(([letter]) => letter)).toEqual(['e', 's', 'u', 'other'])
    expect([anchorOf('e'), anchorOf('other')]).toEqual(['letter-e', 'letter-other'])
  })

  test('shows other names in the language of the page, and the name itself once', () => {
    const maag = topic('gastritis', {
      name: { en: 'Gastritis', id: 'Maag' },
      otherNames: { en: ['Maag'], id: ['maag', 'Gastritis'] },
    })
    expect(otherNamesOf(maag, 'en')).toEqual(['Maag'])
    expect(otherNamesOf(maag, 'id')).toEqual(['Gastritis'])
  })
})

test('topics of the same specialties are related, those that share the most first', () => {
  const own = topic('a', { specialists: ['cardiology', 'internal-medicine'] })
  const every = [
    own,
    topic('b', { specialists: ['cardiology'] }),
    topic('c', { specialists: ['urology'] }),
    topic('d', { specialists: ['internal-medicine', 'cardiology'] }),
    topic('e'),
  ]
  expect(relatedTo(own, every).map(one => one.slug)).toEqual(['d', 'b'])
})

const doctor = { slug: 'ayu', name: 'Ayu Lestari', prefix: 'dr.' }

test('a review has a doctor who is shown, and a day', () => {
  expect(reviewOf({ lastReviewed: '2026-11-20' }, doctor)).toEqual({ reviewer: doctor, on: '2026-11-20' })
  expect(reviewOf({ lastReviewed: '2026-11-20' }, null)).toBeNull()
  expect(reviewOf({}, doctor)).toBeNull()
})

describe('the structured data of a topic', () => {
  const dataOf = (more: Partial<Topic>, reviewer: typeof doctor | null = null) =>
    topicData({
      topic: topic('ecg', { signs: { en: toRichText('- one\n- two') }, ...more }),
      reviewer,
      specialists: [{ slug: 'cardiology', name: { en: 'Cardiology' } }],
      network: { name: 'Rawat' } as Network,
      language: 'en',
      address: path => `https://example.org${path}`,
    }) as Record<string, Record<string, unknown>>

  test.each([
    ['condition', 'MedicalCondition'],
    ['test', 'MedicalTest'],
    ['treatment', 'MedicalProcedure'],
  ] as const)('describes a %s as a %s', (type, schema) => {
    const data = dataOf({ type })
    expect(data['@type']).toBe('MedicalWebPage')
    expect(data.mainEntity).toMatchObject({ '@type': schema, url: 'https://example.org/health-topics/ecg' })
    // Prose is no list of signs, and other words are no other names.
    expect(data.mainEntity).not.toHaveProperty('signOrSymptom')
    expect(data.mainEntity).not.toHaveProperty('alternateName')
  })

  test('names a reviewer and a day only if there was a review', () => {
    const reviewed = dataOf({ reviewedBy: 'ayu', lastReviewed: '2026-11-20' }, doctor)
    expect(reviewed.lastReviewed).toBe('2026-11-20')
    expect(reviewed.reviewedBy).toMatchObject({
      name: 'dr. Ayu Lestari',
      url: 'https://example.org/doctors/ayu',
    })
    for (const data of [dataOf({}), dataOf({ reviewedBy: 'ayu', lastReviewed: '2026-11-20' }, null)]) {
      expect(data).not.toHaveProperty('reviewedBy')
      expect(data).not.toHaveProperty('lastReviewed')
    }
  })
})
