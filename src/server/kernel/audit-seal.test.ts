import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital } from '../../../tests/empty-hospital.ts'
import { checkUp } from '../operations/check-up/run.ts'
import { audit } from './audit.ts'
import { headFile, readHead, storedHead } from './audit-head.ts'
import { proveAudit, sealAudit, verifyAudit } from './audit-seal.ts'

let hospital: EmptyHospital
beforeEach(async () => {
  hospital = await openEmptyHospital()
})
afterEach(() => hospital.close())

const write = async (count: number) => {
  for (let one = 0; one < count; one++)
    await audit(hospital.deps.db, { action: 'patient.read', objectKind: 'patient', detail: { one, é: null } })
}
const verify = (expected?: { position: number; hash: string }) =>
  verifyAudit(hospital.deps.db, hospital.deps.now(), expected)
/** Only the owner of the database can disable triggers. */
const tamper = async (...statements: string[]) => {
  const { db } = hospital.deps
  await db.execute(sql`alter table audit_entry disable trigger all`)
  await db.execute(sql`alter table audit_seal disable trigger all`)
  for (const one of statements) await db.execute(sql.raw(one))
  await db.execute(sql`alter table audit_entry enable trigger all`)
  await db.execute(sql`alter table audit_seal enable trigger all`)
}

test('several processes that seal at once give each audit entry exactly one link', async () => {
  await write(5)
  const counts = await Promise.all([1, 2, 3].map(() => sealAudit(hospital.deps)))
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(5)
  await write(2)
  expect(await verify()).toMatchObject({ sealed: 5, waiting: 2, faults: [] })
  expect(await sealAudit(hospital.deps)).toBe(2)
  expect(await verify()).toMatchObject({ sealed: 7, waiting: 0, faults: [] })
})

test('an entry that is committed after a later one was sealed still gets its link', async () => {
  await write(1)
  let finish = () => {}
  const waits = new Promise<void>(resolve => {
    finish = resolve
  })
  let begun = () => {}
  const hasBegun = new Promise<void>(resolve => {
    begun = resolve
  })
  const slow = hospital.deps.db.transaction(async transaction => {
    await audit(transaction, { action: 'patient.change', objectKind: 'patient' })
    begun()
    await waits
  })
  await hasBegun
  await write(1)
  expect(await sealAudit(hospital.deps)).toBe(2)
  finish()
  await slow
  expect(await sealAudit(hospital.deps)).toBe(1)
  expect(await verify()).toMatchObject({ sealed: 3, faults: [] })
})

describe('tampering by the owner of the database is detected', () => {
  let head: { position: number; hash: string }
  beforeEach(async () => {
    await write(6)
    await sealAudit(hospital.deps)
    head = (await verify()).head
  })

  test.each([
    ['changes an entry', `update audit_entry set detail = '{"one": 9}' where id = 2`, 'Entry 2 is not what'],
    [
      'moves its time',
      `update audit_entry set at = at - interval '1 hour' where id = 2`,
      'Entry 2 is not what',
    ],
    [
      'blames somebody else',
      `update audit_entry set account_id = gen_random_uuid() where id = 2`,
      'Entry 2 is not',
    ],
    ['removes an entry', 'delete from audit_entry where id = 4', 'Entry 4 was taken out'],
    [
      'exchanges two entries',
      'update audit_entry set id = -id where id in (2, 3); update audit_entry set id = 5 + id where id < 0',
      'Entry 2 is not what was sealed as link 2',
    ],
    [
      'exchanges two links',
      'update audit_seal set position = -position where position in (2, 3); update audit_seal set position = 5 + position where position < 0',
      'is not what was sealed as link 2',
    ],
    ['removes a link', 'delete from audit_seal where position = 3', 'Links 3 to 3 are missing'],
    [
      'slips in an entry between sealed ones',
      "insert into audit_entry (id, action, object_kind) values (-1, 'x', 'y')",
      'Entry -1 has no link: it was slipped in',
    ],
    [
      'slips in an entry with a link',
      `insert into audit_entry (id, action, object_kind) values (-1, 'x', 'y');
       update audit_seal set position = -position where position > 3;
       update audit_seal set position = 1 - position where position < 0;
       insert into audit_seal values (4, -1, repeat('0', 64), now())`,
      'Entry -1 is not what was sealed as link 4',
    ],
  ])('who %s', async (_, statements, sentence) => {
    expect((await verify()).faults).toEqual([])
    await tamper(...statements.split(';'))
    expect((await verify()).faults.join('\n')).toContain(sentence)
  })

  test('removing the last entries and their links, if the end of the chain was written down', async () => {
    await tamper('delete from audit_entry where id > 4', 'delete from audit_seal where position > 4')
    expect((await verify()).faults).toEqual([])
    expect(readHead(`${head.position}:${head.hash}`)).toEqual(head)
    expect(() => readHead('6')).toThrow('no end of an audit')
    expect((await verify(head)).faults).toEqual([
      'The chain ends at link 4, before link 6 that was written down.',
    ])
    await write(3)
    await sealAudit(hospital.deps)
    expect((await verify(head)).faults).toEqual(['Link 6 is not the one that was written down.'])
  })

  test('removing the last entries, by the end in the data directory, also after more entries are sealed', async () => {
    expect(await storedHead(hospital.deps.config)).toEqual(head)
    await tamper('delete from audit_entry where id > 4', 'delete from audit_seal where position > 4')
    await expect(proveAudit(hospital.deps)).rejects.toThrow('ends at link 4, before link 6')
    await write(9)
    await sealAudit(hospital.deps)
    expect(await checkUp(hospital.deps)).toContainEqual(
      expect.objectContaining({ check: 'audit', state: 'wrong', key: 'auditBroken' }),
    )
    await rm(headFile(hospital.deps.config))
    await proveAudit(hospital.deps)
    expect(await checkUp(hospital.deps)).toContainEqual(
      expect.objectContaining({ check: 'audit', state: 'fine', values: { sealed: 13, waiting: 0 } }),
    )
  })

  test('inserting an entry with a time in the past, once it is sealed', async () => {
    hospital.later({ hours: 100 })
    await write(1)
    await sealAudit(hospital.deps)
    hospital.later({ hours: 2 })
    await tamper(
      "insert into audit_entry (at, action, object_kind) values (now() - interval '9 hours', 'x', 'y')",
    )
    await sealAudit(hospital.deps)
    expect((await verify()).faults).toEqual([
      'Entry 8 bears a time of long before it was written: it was slipped in.',
    ])
  })
})

describe('changing the clock is not reported as tampering', () => {
  test('forward by a day while an entry waits for its commit', async () => {
    await write(1)
    await hospital.deps.db.transaction(async transaction => {
      await audit(transaction, { action: 'patient.change', objectKind: 'patient' })
      await write(1)
      await sealAudit(hospital.deps)
      hospital.later({ hours: 25 })
      await sealAudit(hospital.deps)
    })
    expect(await verify()).toMatchObject({ sealed: 2, waiting: 1, faults: [] })
    expect(await sealAudit(hospital.deps)).toBe(1)
    expect(await verify()).toMatchObject({ sealed: 3, waiting: 0, faults: [] })
  })

  test.each([
    ['back by seven hours', -7],
    ['back by a month', -720],
    ['forward by a month', 720],
  ])('%s, and entries of both times are sealed', async (_, hours) => {
    const at = (moved: number) =>
      tamper(
        `insert into audit_entry (at, action, object_kind) values (now() + interval '${moved} hours', 'x', 'y')`,
      )
    await at(0)
    await sealAudit(hospital.deps)
    await at(0)
    hospital.later({ hours })
    await at(hours)
    await sealAudit(hospital.deps)
    hospital.later({ hours: 3 })
    await at(hours + 3)
    await sealAudit(hospital.deps)
    expect(await verify()).toMatchObject({ sealed: 4, waiting: 0, faults: [] })
  })
})

test('neither an entry nor its link can be changed by the program itself', async () => {
  await write(1)
  await sealAudit(hospital.deps)
  for (const table of ['audit_entry', 'audit_seal']) {
    await expect(hospital.deps.db.execute(sql.raw(`delete from ${table}`))).rejects.toThrow()
  }
})

test('the nightly job logs the end of the chain, and fails if the chain is broken', async () => {
  const logged: Record<string, unknown>[] = []
  hospital.deps.log = entry => logged.push(entry)
  await write(3)
  await proveAudit(hospital.deps)
  const { head } = await verify()
  expect(logged).toEqual([{ level: 'info', what: 'audit', sealed: 3, head: `3:${head.hash}`, faults: [] }])
  await tamper("update audit_entry set action = 'nothing' where id = 1")
  await expect(proveAudit(hospital.deps)).rejects.toThrow('not as it was written: Entry 1')
  expect(logged[1]).toMatchObject({ level: 'error', faults: ['Entry 1 is not what was sealed as link 1.'] })
})
