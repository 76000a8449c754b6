import { describe, expect, it } from 'vitest'
import { administrator, clinicsForEachTest } from '../../../tests/clinics.ts'
import { createItem } from '../content/writes.ts'
import { vanished } from '../database/tables/content.ts'
import { checkDirectory } from '../operations/check-up/directory.ts'

const clinics = clinicsForEachTest()
const { sync, row } = clinics

describe('specialties of the source', () => {
  const doctors = async () =>
    (
      await Promise.all(['ann-marie-larsson-iii', 'ndyh-bd', 'que-quill'].map(key => row('doctors', key)))
    ).map(one => one.data?.specialists)
  const create = (data: object) =>
    createItem(clinics.db, {
      kind: 'specialists',
      data: data as never,
      publish: true,
      accountId: administrator,
    })

  it('are mapped to the hospital’s own usual ones, and the others are added with their names', async () => {
    await create({ slug: 'cardiology', name: { en: 'The Heart House' } })
    const { counts } = await sync()
    expect((await doctors())[0]).toEqual(['cardiology'])
    expect((await row('specialists', 'cardiology')).data).toEqual({
      slug: 'cardiology',
      name: { en: 'The Heart House' },
    })
    expect(counts.specialists.added).toBe(2)
  })

  it('are mapped as an administrator has matched them, in this import and later ones', async () => {
    await sync()
    await sync(undefined, { prune: true })
    const [, nadia] = await doctors()
    expect(nadia).not.toEqual(['whole-families'])
    const list = async () =>
      (await checkDirectory({ db: clinics.db, now: () => clinics.clock.now } as never)).map(
        one => one.values?.names,
      )
    const unmatched = (await list()).find(Boolean)
    const code = /\((\S*\|family medicine)\)/.exec(String(unmatched))?.[1] as string
    await create({ slug: 'whole-families', name: { en: 'Whole families' }, codes: [code] })
    for (let again = 0; again < 2; again++) {
      await sync()
      expect((await doctors())[1]).toEqual(['whole-families'])
    }
    const { counts } = await sync(undefined, { prune: true })
    expect(counts.specialists).toMatchObject({ archived: 1, gone: 0 })
    expect(String((await list()).find(Boolean) ?? '')).not.toContain('family medicine')
    expect(await clinics.db.$count(vanished)).toBe(0)
  })
})
