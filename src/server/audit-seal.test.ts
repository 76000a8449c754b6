import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FrontDesk, openFrontDesk } from '../../tests/front-desk.ts'
import { audit } from './audit.ts'
import { proveAudit, readHead, sealAudit, verifyAudit } from './audit-seal.ts'

let desk: FrontDesk
beforeEach(async () => {
  desk = await openFrontDesk()
})
afterEach(() => desk.close())

const write = async (count: number) => {
  for (let one = 0; one < count; one++)
    await audit(desk.deps.db, { action: 'patient.read', objectKind: 'patient', detail: { one, é: null } })
}
const verify = (expected?: { position: number; hash: string }) =>
  verifyAudit(desk.deps.db, desk.deps.now(), expected)
/** What only whoever owns the database can do. */
const tamper = async (...statements: string[]) => {
  const { db } = desk.deps
  await db.execute(sql`alter table audit_entry disable trigger all`)
  await db.execute(sql`alter table audit_seal disable trigger all`)
  for (const one of statements) await db.execute(sql.raw(one))
  await db.execute(sql`alter table audit_entry enable trigger all`)
  await db.execute(sql`alter table audit_seal enable trigger all`)
}

test('every entry of the audit gets its link, once, however many processes seal', async () => {
  await write(5)
  const counts = await Promise.all([1, 2, 3].map(() => sealAudit(desk.deps)))
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(5)
  await write(2)
  expect(await verify()).toMatchObject({ sealed: 5, waiting: 2, faults: [] })
  expect(await sealAudit(desk.deps)).toBe(2)
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
  const slow = desk.deps.db.transaction(async transaction => {
    await audit(transaction, { action: 'slow', objectKind: 'patient' })
    begun()
    await waits
  })
  await hasBegun
  await write(1)
  expect(await sealAudit(desk.deps)).toBe(2)
  finish()
  await slow
  expect(await sealAudit(desk.deps)).toBe(1)
  expect(await verify()).toMatchObject({ sealed: 3, faults: [] })
})

test('an entry that is changed, taken out or slipped in is found, and so is an end that was cut off', async () => {
  await write(6)
  await sealAudit(desk.deps)
  const { head } = await verify()
  await tamper('update audit_entry set detail = \'{"one": 9}\' where id = 2')
  expect((await verify()).faults).toEqual(['Entry 2 is not what was sealed as link 2.'])
  await tamper('delete from audit_entry where id = 4')
  expect((await verify()).faults).toContain('Entry 4 was taken out after it was sealed.')
  await tamper(
    "insert into audit_entry (id, at, action, object_kind) values (-1, now() - interval '9 days', 'x', 'y')",
  )
  expect((await verify()).faults).toContain('Entry -1 has no link: it was slipped in.')
  await tamper('delete from audit_seal where position = 3')
  expect((await verify()).faults).toContain('Links 3 to 3 are missing.')
  await tamper('delete from audit_seal where position > 5')
  expect(readHead(`${head.position}:${head.hash}`)).toEqual(head)
  expect(() => readHead('6')).toThrow('no end of an audit')
  expect((await verify(head)).faults).toContain(
    'The chain ends at link 5, before link 6 that was written down.',
  )
})

test('neither an entry nor its link can be changed by the program itself', async () => {
  await write(1)
  await sealAudit(desk.deps)
  for (const table of ['audit_entry', 'audit_seal']) {
    await expect(desk.deps.db.execute(sql.raw(`delete from ${table}`))).rejects.toThrow()
  }
})

test('each night the end of the chain is written where the database does not reach, and a fault is an alarm', async () => {
  const logged: Record<string, unknown>[] = []
  desk.deps.log = entry => logged.push(entry)
  await write(3)
  await proveAudit(desk.deps)
  const { head } = await verify()
  expect(logged).toEqual([{ level: 'info', what: 'audit', sealed: 3, head: `3:${head.hash}`, faults: [] }])
  await tamper("update audit_entry set action = 'nothing' where id = 1")
  await expect(proveAudit(desk.deps)).rejects.toThrow('not as it was written: Entry 1')
  expect(logged[1]).toMatchObject({ level: 'error', faults: ['Entry 1 is not what was sealed as link 1.'] })
})
