import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFreshDeps } from '../../../tests/fresh-deps.ts'
import { createApp } from '../app.ts'
import type { App, Deps } from '../kernel/deps.ts'
import { ensureEmergencySigns } from './initial-emergency-signs.ts'
import { clearPublicContent } from './public-reads.ts'
import { createItem } from './writes.ts'

let app: App
let deps: Deps
let close: () => Promise<void>

beforeAll(async () => {
  ;({ deps, close } = await openFreshDeps())
  app = createApp(deps)
  const write = (kind: Parameters<typeof createItem>[1]['kind'], data: Record<string, unknown>) =>
    createItem(deps.db, { kind, data, publish: true, accountId: null })
  await ensureEmergencySigns(deps)
  const [jakarta, makassar] = [{ emergency_call: '+62 21 119' }, { emergency_call: '+62 411 119' }]
  const place = { timezone: 'Asia/Jakarta' }
  await write('addresses', { ...place, code: 'mks', officialName: 'Rawat Makassar', phones: makassar })
  await write('addresses', {
    ...place,
    code: 'jkt',
    officialName: 'Rawat Jakarta',
    isMain: true,
    phones: jakarta,
  })
  await write('addresses', {
    ...place,
    code: 'mdn',
    officialName: 'Rawat Medan',
    phones: { emergency_call: '+62 61 119' },
    operatingStatus: { status: 'closed' },
  })
  const conditions = [{ en: 'chest pain', id: 'nyeri dada' }]
  await write('specialists', { slug: 'cardiology', name: { en: 'Cardiology', id: 'Jantung' }, conditions })
  await write('specialists', { slug: 'skin', name: { en: 'Dermatology', id: 'Kulit' } })
  await write('doctors', { slug: 'ayu', name: 'Ayu Lestari', specialists: ['cardiology'] })
  await write('doctors', { slug: 'budi', name: 'Budi Santoso', specialists: ['skin'] })
})
afterAll(() => close())

async function ask(query: string) {
  const response = await app.request(`/api/doctors?${query}`)
  expect(response.status).toBe(200)
  // biome-ignore lint/suspicious/noExplicitAny: the test reads the answer
  return (await response.json()) as any
}
const slugs = (answer: { result: { slug: string }[] }) => answer.result.map(one => one.slug)

test('doctors match if every word of the search is found, and are counted', async () => {
  const answer = await ask('search=AYÚ%20jant')
  expect(slugs(answer)).toEqual(['ayu'])
  expect(answer.meta).toEqual({ message: expect.any(String), total: 1 })
  expect(slugs(await ask('search=budi%20jantung'))).toEqual([])
  expect(slugs(await ask('search=%20'))).toEqual(['ayu', 'budi'])
})

test('a search that describes an emergency is answered with the sign and the number to call', async () => {
  const { result, meta } = await ask('search=nyeri%20dada')
  expect(slugs({ result })).toEqual(['ayu'])
  expect(meta.emergency).toEqual({
    sign: {
      slug: 'heart-attack',
      kind: 'heart',
      name: { en: expect.any(String), id: expect.any(String) },
      advice: { en: expect.any(String), id: expect.any(String) },
    },
    emergencyNumber: '119',
    hospital: { name: 'Rawat Jakarta', number: '+62 21 119' },
  })
})

test('the emergency number is that of the chosen location, which does not filter doctors', async () => {
  const { result, meta } = await ask('search=nyeri%20dada&location=mks')
  expect(meta.emergency.hospital).toEqual({ name: 'Rawat Makassar', number: '+62 411 119' })
  expect(slugs({ result })).toEqual(['ayu'])
})

test('no number of a closed location is named: nobody may answer there', async () => {
  const { meta } = await ask('search=nyeri%20dada&location=mdn')
  expect(meta.emergency.hospital).toEqual({ name: 'Rawat Jakarta', number: '+62 21 119' })
})

test('the emergency notice is also sent if no doctor matches, with the number to call first', async () => {
  const { result, meta } = await ask('search=pengen%20bunuh%20diri')
  expect(result).toEqual([])
  expect(meta.emergency.sign).toMatchObject({
    kind: 'self-harm',
    callFirst: { number: '119', extension: '8' },
  })
})

test('a sign that the hospital adds is found by the next search', async () => {
  expect((await ask('search=gigitan%20komodo')).meta.emergency).toBeUndefined()
  const text = (words: string) => ({ en: words, id: words })
  await createItem(deps.db, {
    kind: 'emergency-signs',
    data: {
      slug: 'komodo',
      name: text('Komodo'),
      kind: 'injury',
      advice: text('Call'),
      phrases: { en: [], id: ['gigitan komodo'] },
    },
    publish: true,
    accountId: null,
  })
  clearPublicContent(deps)
  expect((await ask('search=gigitan%20komodo')).meta.emergency.sign.slug).toBe('komodo')
})
