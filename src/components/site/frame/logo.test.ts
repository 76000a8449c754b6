import { expect, test } from 'vitest'
import { iconsOf, logoOf } from './logo.ts'

const id = '0199a1b2-0000-7000-8000-0123456789ab'
const src = `/media/${id}`

test('a hospital without a logo uses ours', () => {
  expect(logoOf(undefined)).toBeUndefined()
  expect(iconsOf(undefined)).toEqual([])
})

test('a wide logo is a wordmark, a narrow one or one of unknown size is a symbol beside the name', () => {
  const wordmark = (width?: number, height?: number) =>
    logoOf({ src, ...(width && height ? { width, height } : {}) })?.wordmark
  expect(wordmark(900, 300)).toBe(true)
  expect(wordmark(400, 300)).toBe(false)
  expect(wordmark()).toBe(false)
})

test('a picture of the media library is shown in a small rendition, any other unchanged', () => {
  expect(logoOf({ src })?.src).toBe(`/media/${id}-320.webp`)
  expect(logoOf({ src: 'https://example.com/logo.png' })?.src).toBe('https://example.com/logo.png')
})

test('a transparent logo needs a light background in the dark scheme, an opaque one does not', () => {
  expect(logoOf({ src })?.clear).toBe(true)
  expect(logoOf({ src, color: '#ffffff' })?.clear).toBe(false)
})

test('only a square logo that is large enough becomes the site icon, in its own sizes', () => {
  expect(iconsOf({ src, width: 500, height: 500 })).toEqual([
    { src: `/media/${id}-320.webp`, sizes: '320x320', type: 'image/webp' },
    { src: `/media/${id}-640.webp`, sizes: '500x500', type: 'image/webp' },
  ])
  expect(iconsOf({ src, width: 500, height: 400 })).toEqual([])
  expect(iconsOf({ src, width: 100, height: 100 })).toEqual([])
  expect(iconsOf({ src: '/logo.png', width: 500, height: 500 })).toEqual([])
})
