import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { oneWaitsForLock } from '../../../tests/waits-for-lock.ts'
import { createItem, deleteItem } from './writes.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
})
afterAll(() => hospital.close())

const specialist = (slug: string) => ({
  kind: 'specialists' as const,
  data: { slug, name: { en: slug } },
  publish: true,
  accountId: null,
})
const doctor = (slug: string, specialists: string[]) => ({
  kind: 'doctors' as const,
  data: { slug, name: slug, specialists },
  publish: true,
  accountId: null,
})

test('deleting a specialty waits for a doctor who is being saved with it, and is then refused', async () => {
  const { db } = hospital.deps
  await createItem(db, specialist('waiting'))
  let deleted: Promise<string> = Promise.resolve('')
  await db.transaction(async transaction => {
    await createItem(transaction, doctor('d-waiting', ['waiting']))
    deleted = db
      .transaction(other =>
        deleteItem(other, { kind: 'specialists', key: 'waiting', version: 1, accountId: null }),
      )
      .then(
        () => 'deleted',
        problem => problem.code,
      )
    await oneWaitsForLock(db)
  })
  expect(await deleted).toBe('content.referenced')
})

test('saving a doctor with a specialty that is being deleted is refused', async () => {
  const { db } = hospital.deps
  await createItem(db, specialist('going'))
  let saved: Promise<unknown> = Promise.resolve()
  await db.transaction(async transaction => {
    await deleteItem(transaction, { kind: 'specialists', key: 'going', version: 1, accountId: null })
    saved = db
      .transaction(other => createItem(other, doctor('d-going', ['going'])))
      .then(
        () => 'saved',
        problem => problem.extra?.fields,
      )
    await oneWaitsForLock(db)
  })
  expect(await saved).toMatchObject([{ path: 'specialists.0', key: 'validation:reference' }])
})
