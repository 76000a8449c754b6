import { expect, test } from 'vitest'
import { openContentQueries, setClock } from '#content/render-context.ts'
import { siteIndex } from './site-index.ts'

const offer = (slug: string, more: object) => ({
  id: slug,
  slug,
  title: { en: slug },
  location: 'jayapura',
  validThrough: '2026-12-05',
  ...more,
})
const event = (id: string, more: object) => ({
  id,
  title: { en: id },
  startsAt: '2026-12-05T19:00:00+07:00',
  location: 'jakarta',
  ...more,
})
const items: Record<string, object[]> = {
  addresses: [
    { id: '1', code: 'jakarta', officialName: 'Jakarta', timezone: 'Asia/Jakarta', isMain: true },
    { id: '2', code: 'jayapura', officialName: 'Jayapura', timezone: 'Asia/Jayapura' },
  ],
  'job-offers': [
    offer('open', {}),
    offer('paused', { hiring: 'paused' }),
    offer('filled', { hiring: 'filled' }),
    offer('at-main', { location: undefined }),
  ],
  events: [
    event('evening', {}),
    event('east', { location: 'jayapura' }),
    event('anywhere', { location: undefined }),
  ],
}

async function pathsAt(moment: string): Promise<string[]> {
  openContentQueries(async path => {
    const result = items[/^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''] ?? []
    return Response.json({ result, meta: { message: '', total: result.length } })
  })
  setClock(Temporal.Instant.from(moment))
  const { documents } = await siteIndex()
  return documents.map(one => one.path).filter(path => !path.startsWith('contact/'))
}

test('an event is found until the day is over where it is, and a job until it is closed there', async () => {
  const jobs = ['career/open', 'career/paused', 'career/at-main']
  const [evening, east, anywhere] = ['events/evening', 'events/east', 'events/anywhere']
  expect(new Set(await pathsAt('2026-12-05T14:59:00Z'))).toEqual(new Set([...jobs, evening, east, anywhere]))
  expect(new Set(await pathsAt('2026-12-05T15:00:00Z'))).toEqual(
    new Set(['career/at-main', evening, anywhere]),
  )
  expect(await pathsAt('2026-12-05T17:00:00Z')).toEqual([])
})
