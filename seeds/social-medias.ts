import type { Item } from '#entities/kinds.ts'

export const socialMedias: Item<'social-medias'>[] = [
  {
    slug: 'instagram',
    name: 'Instagram',
    icon: 'instagram',
    link: 'https://example.com/instagram/rawatnusantara',
    handle: '@rawatnusantara',
  },
  {
    slug: 'facebook',
    name: 'Facebook',
    icon: 'facebook',
    link: 'https://example.com/facebook/rawatnusantara',
    handle: 'rawatnusantara',
  },
  {
    slug: 'youtube',
    name: 'YouTube',
    icon: 'youtube',
    link: 'https://example.com/youtube/rawatnusantara',
    handle: '@rawatnusantara',
  },
  {
    slug: 'tiktok',
    name: 'TikTok',
    icon: 'tiktok',
    link: 'https://example.com/tiktok/rawatnusantara',
    handle: '@rawatnusantara',
  },
  {
    slug: 'linkedin',
    name: 'LinkedIn',
    icon: 'linkedin',
    link: 'https://example.com/linkedin/rawatnusantara',
    handle: 'rawat-nusantara',
  },
]
