import { expect, test } from 'vitest'
import { logoForSearch, withSearchPictures } from './search-picture.ts'

const shared = 'https://hospital.example/og/abc.png'
const at = (path: string) => `https://hospital.example${path}`

test.each([
  ['Hospital', at('/art/cities/jakarta.svg'), shared],
  ['Hospital', at('/media/x-1280.avif'), shared],
  ['Hospital', at('/media/x-1280.webp'), at('/media/x-1280.webp')],
  ['Hospital', undefined, undefined],
  ['NewsArticle', at('/media/x-1280.webp'), [at('/media/x-1280.webp'), shared]],
  ['NewsArticle', at('/art/news/a.svg'), [shared]],
  ['Event', undefined, [shared]],
])('a %s with the picture %s names %j', (type, image, expected) => {
  expect(withSearchPictures({ '@type': type, ...(image && { image }) }, shared)).toEqual({
    '@type': type,
    ...(expected && { image: expected }),
  })
})

test('a drawn logo is replaced by the icon for home screens', () => {
  expect(logoForSearch(undefined)).toBe('/apple-touch-icon.png')
  expect(logoForSearch({ src: '/art/logo.svg' })).toBe('/apple-touch-icon.png')
  expect(logoForSearch({ src: '/logo.png' })).toBe('/logo.png')
})
