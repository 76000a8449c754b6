import { expect, it } from 'vitest'
import { contentKinds, entityOf } from './kinds.ts'
import { decidedBy, type Published, storiesOnHome, whereShown } from './where-shown.ts'

const now = Temporal.Instant.from('2026-11-22T10:00:00Z')
const item = (key: string, data: Record<string, unknown> = {}): Published => ({ key, data })
const shown = (
  kind: Parameters<typeof entityOf>[0],
  one: Published,
  others: Published[] = [],
  fields: string[] = [],
) => whereShown({ outline: entityOf(kind), item: one, others, fields, now })

it('only the first about banner is shown', () => {
  const banners = [item('a'), item('b')]
  expect(shown('about-banners', item('a'), banners)).toEqual({ on: '/about' })
  expect(shown('about-banners', item('b'), banners)).toEqual({ hidden: 'notFirst' })
})

it('a testimonial past the seventh is not shown, unless it is the first that names a doctor', () => {
  const many = Array.from({ length: 9 }, (_, at) => item(`${at}`))
  expect(shown('testimonials', item('6'), many)).toEqual({ on: '/' })
  expect(shown('testimonials', item('7'), many)).toEqual({ hidden: 'pastLimit', most: 7 })
  const led = many.map(one => (one.key === '8' ? item('8', { doctor: 'ayu' }) : one))
  expect(shown('testimonials', item('8'), led)).toEqual({ on: '/' })
  expect(shown('testimonials', item('6'), led)).toEqual({ hidden: 'pastLimit', most: 7 })
  expect(storiesOnHome([])).toEqual([])
})

it('a number of the settings is not shown if the main location has its own', () => {
  const settings = item('settings', { customer_care: '1500', whatsappNumber: '0812', supportEmail: 'a@b.id' })
  const places = [item('x'), item('y', { isMain: true, phones: { customer_care: '021' }, email1: 'c@d.id' })]
  const fields = ['customer_care', 'whatsappNumber', 'supportEmail']
  expect(shown('settings', settings, places, fields)).toEqual({
    hidden: 'ownNumbers',
    fields: ['customer_care', 'supportEmail'],
  })
  // Another section of the form reports nothing about numbers that it does not contain.
  expect(shown('settings', settings, places, ['hospital_name'])).toBeNull()
  expect(shown('settings', settings, [], fields)).toBeNull()
})

it('a main banner is shown from its beginning to its end', () => {
  expect(shown('main-banners', item('a'))).toEqual({ on: '/' })
  expect(shown('main-banners', item('a', { startsAt: '2026-11-22T10:00:00Z' }))).toEqual({ on: '/' })
  expect(shown('main-banners', item('a', { startsAt: '2026-11-23T10:00:00Z' }))).toEqual({ hidden: 'ahead' })
  expect(shown('main-banners', item('a', { endsAt: '2026-11-22T10:00:00Z' }))).toEqual({ hidden: 'over' })
})

it('a category is shown if a published item has it', () => {
  const others = [item('a', { category: 'heart' }), item('b')]
  const media = (of: string, key = 'heart') => shown('media-categories', item(key, { for: of }), others)
  expect(media('article')).toEqual({ on: '/articles/category/heart' })
  expect(media('video')).toEqual({ on: '/videos' })
  expect(media('news')).toEqual({ on: '/news/a' })
  expect(media('news', 'diet')).toEqual({ hidden: 'noItems' })
  expect(shown('question-categories', item('heart'), others)).toEqual({ on: '/questions' })
  expect(shown('question-categories', item('diet'), others)).toEqual({ hidden: 'noItems' })
})

it('a category depends on the items of the kind that it groups', () => {
  expect(decidedBy('media-categories', { for: 'video' })).toBe('videos')
  expect(decidedBy('media-categories', { for: 'article' })).toBe('articles')
  expect(decidedBy('question-categories', {})).toBe('questions')
  expect(decidedBy('doctors', {})).toBeNull()
})

it('an emergency sign is shown in the search', () => {
  expect(shown('emergency-signs', item('stroke'))).toEqual({ text: 'emergencySign' })
})

it('an item of a kind with its own pages is shown on its page', () => {
  expect(shown('news', item('rain'))).toEqual({ on: '/news/rain' })
  const unknown = contentKinds.filter(kind => shown(kind, item('a')) === null)
  expect(unknown).toEqual(['settings'])
})
