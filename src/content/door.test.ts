import { expect, test } from 'vitest'
import { openContentDoor, referring } from './door.ts'

const items: Record<string, object[]> = {
  doctors: [
    { id: '1', slug: 'ayu', name: 'Ayu', specialists: ['cardiology', 'internal-medicine'] },
    { id: '2', slug: 'budi', name: 'Budi', specialists: ['cardiology', 'cardiology'] },
  ],
  units: [{ id: '3', code: 'jkt-igd', name: { en: 'Emergency' }, location: 'jakarta' }],
}
const fetchItems = async (path: string) => {
  const result = items[new URL(path, 'http://localhost').pathname.split('/')[2] as string] ?? []
  return new Response(JSON.stringify({ result, meta: { total: result.length } }))
}

test('a page learns who refers to what it shows, each once, and depends on no more than that', async () => {
  const read: string[] = []
  openContentDoor(fetchItems, dependency => read.push(dependency))
  expect((await referring('doctors', 'specialists', 'cardiology')).map(one => one.slug)).toEqual([
    'ayu',
    'budi',
  ])
  expect((await referring('units', 'location', 'jakarta')).map(one => one.code)).toEqual(['jkt-igd'])
  expect(await referring('units', 'location', 'makassar')).toEqual([])
  expect(read).toEqual([
    'doctors?specialists=cardiology',
    'units?location=jakarta',
    'units?location=makassar',
  ])
})
