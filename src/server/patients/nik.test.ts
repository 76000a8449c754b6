import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noSteps } from '#terminal/steps.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { changeNikKey, countNiks, decryptNik, encryptNik, nikHash } from './nik.ts'

const from = 'the key with which the numbers were stored'
const to = 'the key with which they are stored from now on'
const keyed = (IDENTITY_KEY: string) => ({ IDENTITY_KEY })
const niks = ['3174011205900001', '3174014205900002']

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 1 })
})
afterEach(() => hospital.close())

async function store(nik: string | undefined, key: string): Promise<string> {
  const id = newId()
  const config = keyed(key)
  const number = String(nik)
  const stored = { nik: encryptNik(config, number), nikHash: nikHash(config, number) }
  await hospital.deps.db.insert(patient).values({ id, fullName: 'Ani', ...stored })
  return id
}
const rowOf = async (id: string) =>
  (await hospital.deps.db.select().from(patient).where(eq(patient.id, id)))[0]
const change = () => changeNikKey(hospital.deps.db, { from, to }, noSteps)

test('all numbers get the new key, once, and those that no key reads stay', async () => {
  const ids = [await store(niks[0], from), await store(niks[1], from)]
  const lost = await store(niks[0], 'a key that has been lost for ever and ever')
  const before = await rowOf(lost)
  expect(await change()).toEqual({ changed: 2, already: 0, unreadable: 1 })
  for (const [index, id] of ids.entries()) {
    const row = await rowOf(id)
    expect(decryptNik(keyed(to), row?.nik ?? '')).toBe(niks[index])
    expect(row?.nikHash).toBe(nikHash(keyed(to), String(niks[index])))
  }
  expect(await rowOf(lost)).toEqual(before)
  expect(await change()).toEqual({ changed: 0, already: 2, unreadable: 1 })
  expect(await countNiks(hospital.deps.db, keyed(to))).toEqual({ total: 3, unreadable: 1 })
})

test('after an error all numbers have the old key', async () => {
  const ids = [await store(niks[0], from), await store(niks[1], from)]
  const last = ids.toSorted().at(-1)
  const refuse = `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before update on patient for each row when (old.id = '${last}') execute function refuse()`
  await hospital.deps.database.pool.query(refuse)
  await expect(change()).rejects.toThrow()
  for (const id of ids) expect(decryptNik(keyed(from), (await rowOf(id))?.nik ?? '')).not.toBeNull()
})

test('more numbers than are read at once are all counted', async () => {
  await hospital.deps.db.execute(
    sql`insert into patient (id, full_name, nik) select gen_random_uuid(), 'Many', 'x.y.z' from generate_series(1, 2001)`,
  )
  expect(await countNiks(hospital.deps.db, keyed(to))).toEqual({ total: 2001, unreadable: 2001 })
})
