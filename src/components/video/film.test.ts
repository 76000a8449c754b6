import { describe, expect, it } from 'vitest'
import type { PublicItem } from '#entities/kinds.ts'
import { filmOf, isoLength } from './film.ts'
import { videoData } from './structured.ts'

const video = (provider: 'file' | 'youtube' | 'vimeo', providerId: string): PublicItem<'videos'> => ({
  ...{ id: 'v', updatedAt: '2026-11-20T10:00:00Z', slug: 'hands', title: { en: 'Hands' } },
  ...{ provider, providerId, duration: 65 },
})

describe('a video', () => {
  it('of our own plays from our own host', () => {
    expect(filmOf(video('file', '/art/videos/hands.mp4'))).toEqual({
      kind: 'file',
      src: '/art/videos/hands.mp4',
      type: 'video/mp4',
    })
  })

  it('of a provider uses the frame without cookies', () => {
    expect(filmOf(video('youtube', 'dQw4w9WgXcQ'))).toMatchObject({
      frame: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    })
    expect(filmOf(video('vimeo', '76979871'))).toMatchObject({
      frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    })
  })

  it.each([
    ['file', '//evil.example/a.mp4'],
    ['file', '/\\evil.example/a.mp4'],
    ['file', 'https://evil.example/a.mp4'],
    ['file', 'javascript:alert(1)//.mp4'],
    ['file', '/art/videos/hands.svg'],
    ['youtube', 'https://youtu.be/dQw4w9WgXcQ'],
    ['youtube', '../../evil11'],
    ['youtube', '"><script>1'],
    ['vimeo', '76979871?x=1'],
    ['vimeo', ''],
  ] as const)('named wrongly is none: %s %s', (provider, id) => {
    expect(filmOf(video(provider, id))).toBeNull()
    expect(videoData(video(provider, id), 'en', new URL('https://h.example/videos'))).toBeNull()
  })

  it('has its length in ISO 8601', () => {
    expect(isoLength(65)).toBe('PT1M5S')
    const told = videoData(video('file', '/a.mp4'), 'en', new URL('https://h.example/videos'))
    expect(told).toMatchObject({ duration: 'PT1M5S', contentUrl: 'https://h.example/a.mp4', name: 'Hands' })
  })
})
