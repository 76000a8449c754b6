import { expect, test } from 'vitest'
import { fetchSource } from '#content/fetch-source.ts'
import type { ListKind } from '#content/source.ts'
import { contentKinds } from '#entities/kinds.ts'
import { ContentSnapshot } from '../render/content-snapshot.ts'
import { allContentOf } from './source-content.ts'

/** Lists that an API returns, in their order, which is not the alphabetical one. */
const lists: Record<string, object[]> = {
  doctors: [
    { id: '1', slug: 'wulan', name: 'Wulan' },
    { id: '2', slug: 'ayu', name: 'Ayu' },
  ],
  testimonials: [{ id: '3', text: { en: 'Kind' } }],
  schedules: [
    { id: '4', doctor: 'wulan', location: 'jakarta' },
    { id: '5', doctor: 'ayu', location: 'jakarta' },
    { id: '6', doctor: 'wulan', location: 'bogor' },
  ],
  'schedule-exceptions': [{ id: '7', doctor: 'ayu', from: '2026-12-01', to: '2026-12-05' }],
}
const settings = { id: '8', hospital_name: 'Rawat' }

/** A source with these lists; `answers` replaces the answer for some paths. */
const sourceWith = (answers: Record<string, Response>) =>
  fetchSource(async path => {
    const [, , name = ''] = new URL(path, 'http://localhost').pathname.split('/')
    const result = lists[name] ?? []
    return answers[name] ?? Response.json({ result, meta: { total: result.length } })
  })
const complete = () =>
  sourceWith({
    settings: Response.json({ result: settings, meta: {} }),
    'about-description': new Response(null, { status: 404 }),
  })

test('pages that read from the snapshot find the items of the source, in the same order', async () => {
  const { parts, timetables } = await allContentOf(complete())
  const snapshot = new ContentSnapshot()
  for (const part of parts) snapshot.put(part)
  if (timetables) snapshot.putTimetables(timetables)
  for (const kind of contentKinds.filter(
    one => one !== 'settings' && one !== 'about-description',
  ) as ListKind[])
    expect([...(await snapshot.items(kind)).values()]).toEqual(lists[kind] ?? [])
  expect([...(await snapshot.items('testimonials')).keys()]).toEqual(['3'])
  expect(await snapshot.single('settings')).toEqual(settings)
  expect(await snapshot.single('about-description')).toBeNull()
  const { byDoctor, exceptions } = await snapshot.timetables()
  expect([...byDoctor].map(([doctor, list]) => [doctor, list.map(one => one.id)])).toEqual([
    ['wulan', ['4', '6']],
    ['ayu', ['5']],
  ])
  expect(exceptions).toEqual(lists['schedule-exceptions'])
})

test('each kind is complete, so that items of an earlier load disappear', async () => {
  const snapshot = new ContentSnapshot()
  for (const kind of contentKinds) snapshot.put({ kind, keys: null, rows: [['old', 0, { slug: 'old' }]] })
  for (const part of (await allContentOf(complete())).parts) snapshot.put(part)
  for (const kind of contentKinds) expect((await snapshot.items(kind as ListKind)).has('old')).toBe(false)
})

test('a kind that cannot be read is an error, because pages would show it as empty', async () => {
  const source = sourceWith({ articles: new Response(null, { status: 503 }) })
  await expect(allContentOf(source)).rejects.toThrow('The API answered 503 to /api/articles')
})
