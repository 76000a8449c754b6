import type { ContentKind } from '#entities/kinds.ts'

const name = { en: 'Sample', id: 'Contoh' }
const body = {
  en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sample' }] }] },
}
/** The required fields of each kind, for tests that write an item of every kind. */
export const contentSamples: Record<ContentKind, Record<string, unknown>> = {
  addresses: { code: 'sample', officialName: 'Sample', timezone: 'Asia/Jakarta', email1: 'a@example.org' },
  specialists: { slug: 'sample', name },
  units: { code: 'sample', name, location: 'jakarta' },
  doctors: { slug: 'sample', name: 'Sample', specialists: ['cardiology'] },
  'media-categories': { slug: 'sample', name, for: 'article' },
  articles: {
    slug: 'sample',
    title: name,
    body,
  },
  news: { slug: 'sample', headline: name, body },
  videos: { slug: 'sample', title: name, provider: 'youtube', providerId: 'sample' },
  facilities: { slug: 'sample', name },
  events: { title: name, startsAt: '2027-01-01T09:00:00+07:00' },
  partners: { slug: 'sample', name: 'Sample', kind: 'insurer' },
  'question-categories': { slug: 'sample', name },
  questions: { question: name, answer: body },
  'emergency-signs': { slug: 'sample', name, kind: 'stroke', advice: name },
  testimonials: { displayName: 'Sample', text: name, consentAt: '2026-01-01' },
  'package-categories': { slug: 'sample', name },
  packages: { slug: 'sample', title: name, categories: ['checkup'] },
  'job-offers': { slug: 'sample', title: name, description: body, validThrough: '2027-01-01' },
  'about-banners': { heading: name },
  'social-medias': { slug: 'sample', name: 'Sample', icon: 'instagram', link: 'https://example.org' },
  'main-banners': { title: name },
  'about-description': { heading: name },
  settings: { hospital_name: 'Sample' },
}
