import { describe, expect, it } from 'vitest'
import { rangeOf } from './byte-range.ts'

describe('a part of a film', () => {
  it.each([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=-0', 'beyond'],
  ])('is found in %s', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range)
  })

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b', '%00'])(
    'is the whole file if the header is %s, which cannot be served',
    header => {
      expect(rangeOf(header, 100)).toBeNull()
    },
  )
})
