import { expect, test } from 'vitest'
import { openContentQueries } from '#content/render-context.ts'
import { network } from '../../../../seeds/network.ts'
import { demoDirectory } from '../../../../tests/demo-directory.ts'
import { filtersIn } from './choices.ts'

const namesOf = (filters: { name: string }[]) => filters.map(one => one.name)

/** The demo's doctors at this number of locations. */
function openLocations(count: number): void {
  const [address] = network.content.addresses
  const codes = Array.from({ length: count }, (_, i) => `place-${i}`)
  const kinds: Record<string, readonly object[]> = {
    ...network.content,
    addresses: codes.toReversed().map(code => ({ ...address, code, shortName: code })),
    schedules: network.schedules.map((one, i) => ({
      ...one,
      location: codes[i % count],
      timezone: address?.timezone,
    })),
  }
  openContentQueries(async path => {
    const items = kinds[/^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''] ?? []
    return Response.json({ result: items, meta: { message: '', total: items.length } })
  })
}

test('each filter of the demo has a control, a label and choices that find doctors', async () => {
  await demoDirectory()
  const { chips, lists, checkboxes } = await filtersIn('id')
  expect(namesOf(chips)).toEqual(['location', 'day'])
  expect(namesOf(lists)).toEqual(['specialist', 'speaks', 'insurer'])
  expect(checkboxes[0]).toMatchObject({ name: 'telehealth', label: 'Konsultasi video' })
  expect(lists[0]).toMatchObject({ label: 'Spesialisasi', any: 'Semua spesialisasi' })
  const counts = lists.flatMap(one => one.choices.map(({ count }) => count))
  expect(counts.filter(count => !count)).toEqual([])
})

test('many locations are a list by name after the specialties, and one is no choice', async () => {
  openLocations(9)
  const many = await filtersIn('en')
  expect(namesOf(many.chips)).toEqual(['day'])
  expect(namesOf(many.lists).slice(0, 2)).toEqual(['specialist', 'location'])
  expect(many.lists[1]?.choices.map(one => one.name)).toEqual(
    Array.from({ length: 9 }, (_, i) => `place-${i}`),
  )
  openLocations(1)
  const { chips, lists } = await filtersIn('en')
  expect(namesOf([...chips, ...lists])).not.toContain('location')
})
