import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../../tests/empty-hospital.ts'
import { account, patient, session, signUp } from '../../database/tables/accounts.ts'
import { auditEntry } from '../../database/tables/messages.ts'

let hospital: EmptyHospital
beforeAll(async () => {
  hospital = await openEmptyHospital()
})
afterAll(() => hospital.close())

const form = (email: string, more: object = {}) => ({
  name: 'Ayu Lestari',
  email,
  password,
  passwordCheck: password,
  promotionalOffers: false,
  ...more,
})
const ask = (email: string, more: object = {}, headers: Record<string, string> = {}, from = '203.0.113.5') =>
  hospital.post('/api/auth/patients/signup', form(email, more), { headers, from })
const confirm = (email: string, code: string) =>
  hospital.post('/api/auth/patients/confirm', { email, code, password })
const codeFor = async (email: string) =>
  /^(\d{6}) /.exec((await hospital.mailTo(email, 'sign-up.code'))?.subject ?? '')?.[1] as string
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing up', () => {
  test('a patient gets a code by mail and is signed in with it', async () => {
    const asked = await ask('Ayu@Example.org', { promotionalOffers: true }, { 'accept-language': 'id' })
    expect([asked.status, asked.answer.result]).toEqual([202, null])
    const mail = await hospital.mailTo('ayu@example.org')
    expect(mail).toMatchObject({ kind: 'sign-up.code', language: 'id' })
    expect(mail?.subject).toMatch(/^\d{6} adalah kode Anda/)
    // The name may have been typed by an attacker, so the email does not contain it.
    expect(`${mail?.text}${mail?.html}`).not.toContain('Lestari')
    const done = await confirm('ayu@example.org', await codeFor('ayu@example.org'))
    expect(done.status).toBe(200)
    const { token, user } = done.answer.result
    expect(user).toEqual({
      id: user.id,
      full_name: 'Ayu Lestari',
      email: 'ayu@example.org',
      role: 'patients',
      language: 'id',
    })
    expect((await hospital.get('/api/profile/patients/user', { token })).answer.result).toEqual(user)
    const [row] = await hospital.deps.db.select().from(account).where(eq(account.id, user.id))
    expect(row?.promotionalOffersAt).toEqual(hospital.clock.now)
    const [record] = await hospital.deps.db.select().from(patient).where(eq(patient.accountId, user.id))
    expect(record?.fullName).toBe('Ayu Lestari')
    const entries = await hospital.deps.db.select().from(auditEntry).where(eq(auditEntry.accountId, user.id))
    expect(entries).toMatchObject([{ action: 'sign-up', patientId: record?.id }])
    const back = await hospital.post('/api/auth/patients/login', { email: 'AYU@example.org', password })
    expect(back.status).toBe(200)
  })

  test('answers the same for an address with an account, whose owner gets a notice and whose data do not change', async () => {
    const budi = await hospital.person('budi@example.org')
    const [known, unknown] = [await ask('budi@example.org'), await ask('nobody@example.org')]
    const seen = ({ status, text, headers }: typeof known) => {
      const rest = [...headers].filter(([name]) => name !== 'x-request-id')
      return { status, text, headers: rest }
    }
    expect(seen(known)).toEqual(seen(unknown))
    const mail = await hospital.mailTo('budi@example.org')
    expect(mail?.kind).toBe('sign-up.known')
    expect(mail?.text).toContain('https://rawat.example/auth/patients')
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
    const [refused, alike] = [
      await confirm('budi@example.org', '000000'),
      await confirm('nobody@example.org', 'x'),
    ]
    expect(refused.status).toBe(422)
    expect(alike.status).toBe(422)
    expect((await confirm('unheard-of@example.org', '000000')).text).toBe(refused.text)
    const [row] = await hospital.deps.db.select().from(account).where(eq(account.id, budi.id))
    const { patientId: _, ...before } = budi
    expect(row).toEqual(before)
  })

  test('does the same work for an address that has an account: one hash, the same statements', async () => {
    await hospital.person('known-to-us@example.org')
    await ask('first@example.org')
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const work = []
    for (const email of ['known-to-us@example.org', 'unknown-to-us@example.org']) {
      query.mockClear()
      await ask(email)
      await confirm(email, '0000000')
      work.push(query.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? first))
    }
    query.mockRestore()
    expect(work[0]).toEqual(work[1])
    expect(work[0]?.length).toBeGreaterThan(5)
  })

  test('a wrong code is refused, and after five wrong ones the right one too', async () => {
    await ask('citra@example.org')
    const code = await codeFor('citra@example.org')
    for (let attempt = 0; attempt < 5; attempt++) {
      const refused = await confirm('citra@example.org', wrong(code))
      expect([refused.status, refused.answer.meta.code]).toEqual([422, 'accounts.codeWrong'])
      expect(refused.answer.meta.fields[0].path).toBe('code')
    }
    expect((await confirm('citra@example.org', code)).status).toBe(422)
    await ask('citra@example.org')
    expect((await confirm('citra@example.org', await codeFor('citra@example.org'))).status).toBe(200)
  })

  test('a code is refused after 15 minutes and after a newer one was sent', async () => {
    await ask('dewi@example.org')
    const first = await codeFor('dewi@example.org')
    hospital.later({ minutes: 15 })
    expect((await confirm('dewi@example.org', first)).status).toBe(422)
    await ask('dewi@example.org')
    const second = await codeFor('dewi@example.org')
    if (first !== second) expect((await confirm('dewi@example.org', first)).status).toBe(422)
    hospital.later({ minutes: 14 })
    expect((await confirm('dewi@example.org', second)).status).toBe(200)
  })

  test('two confirmations at once make one account, one patient and one session', async () => {
    await ask('eka@example.org')
    const code = await codeFor('eka@example.org')
    const both = await Promise.all(Array.from({ length: 8 }, () => confirm('eka@example.org', code)))
    expect(both.map(one => one.status).sort()).toEqual([200, ...Array(7).fill(422)])
    const accounts = await hospital.deps.db.select().from(account).where(eq(account.email, 'eka@example.org'))
    expect(accounts).toHaveLength(1)
    const own = eq(patient.accountId, accounts[0]?.id as string)
    expect(await hospital.deps.db.select().from(patient).where(own)).toHaveLength(1)
    const sessions = eq(session.accountId, accounts[0]?.id as string)
    expect(await hospital.deps.db.select().from(session).where(sessions)).toHaveLength(1)
  })

  test('a sign-up never changes an account that was created meanwhile', async () => {
    await ask('fajar@example.org')
    const code = await codeFor('fajar@example.org')
    const made = await hospital.person('fajar@example.org', 'admin', ['desk'])
    expect((await confirm('fajar@example.org', code)).status).toBe(422)
    const [row] = await hospital.deps.db.select().from(account).where(eq(account.email, 'fajar@example.org'))
    expect(row).toMatchObject({ id: made.id, role: 'admin', passwordHash: made.passwordHash })
  })

  test('another sign-up of the same address in between is not confirmed and does not block the first', async () => {
    await ask('gita@example.org')
    const own = await codeFor('gita@example.org')
    const word = 'the word of a stranger'
    hospital.later({ seconds: 1 })
    await ask('gita@example.org', { password: word, passwordCheck: word })
    const strange = await codeFor('gita@example.org')
    const without = { email: 'gita@example.org', code: strange }
    expect((await hospital.post('/api/auth/patients/confirm', without)).status).toBe(422)
    if (own !== strange) {
      expect((await confirm('gita@example.org', strange)).status).toBe(422)
      const theirs = { email: 'gita@example.org', code: own, password: word }
      expect((await hospital.post('/api/auth/patients/confirm', theirs)).status).toBe(422)
    }
    expect((await confirm('gita@example.org', own)).status).toBe(200)
    expect(await hospital.deps.db.$count(signUp, eq(signUp.email, 'gita@example.org'))).toBe(0)
  })

  test('wrong codes without the password, or with that of another sign-up, are not counted', async () => {
    await ask('kartika@example.org')
    const code = await codeFor('kartika@example.org')
    const word = 'the word of a stranger'
    await ask('kartika@example.org', { password: word, passwordCheck: word }, {}, '198.51.100.7')
    for (const guessed of [word, 'another word']) {
      for (let attempt = 0; attempt < 6; attempt++) {
        const body = { email: 'kartika@example.org', code: wrong(code), password: guessed }
        const refused = await hospital.post('/api/auth/patients/confirm', body, { from: '198.51.100.7' })
        expect(refused.status).toBe(422)
      }
    }
    expect((await confirm('kartika@example.org', code)).status).toBe(200)
  })

  test('five sign-ups of an address from another network leave room for the owner’s', async () => {
    const word = 'the word of a stranger'
    const strange = { password: word, passwordCheck: word }
    const statuses = []
    for (const from of ['198.51.100.7', '198.51.100.8', '198.51.100.9'])
      for (let sent = 0; sent < 6; sent++)
        statuses.push((await ask('lestari@example.org', strange, {}, from)).status)
    expect(statuses.filter(one => one === 202)).toHaveLength(7)
    expect(statuses.slice(0, 6)).toEqual([202, 202, 202, 202, 202, 429])
    hospital.later({ seconds: 1 })
    expect((await ask('lestari@example.org')).status).toBe(202)
    const done = await confirm('lestari@example.org', await codeFor('lestari@example.org'))
    expect(done.status).toBe(200)
  })

  test('names invalid fields in the words of the specification', async () => {
    const empty = await ask('', { name: ' ', password: '', passwordCheck: '' })
    expect(empty.status).toBe(422)
    const fields = Object.fromEntries(
      empty.answer.meta.fields.map((one: { path: string; message: string }) => [one.path, one.message]),
    )
    expect(fields).toEqual({
      name: 'Your first name is required',
      email: 'Enter your email, it will be required to login',
      password: 'Enter your password with at least 8 characters, it will be required to login',
      passwordCheck: 'Please, confirm your password',
    })
    const short = await ask('g@example.org', { password: 'short', passwordCheck: 'other' })
    expect(short.answer.meta.fields).toEqual([
      { path: 'password', message: 'The password should contains at leat 8 characters' },
      { path: 'passwordCheck', message: 'The password does not match' },
    ])
    const common = await ask('g@example.org', { password: 'Rahasia123', passwordCheck: 'Rahasia123' })
    expect(common.status).toBe(422)
    expect(common.answer.meta.fields[0].path).toBe('password')
    expect(await hospital.mailTo('g@example.org')).toBeUndefined()
    for (const name of ['Ayu\r\nBcc: all', 'Ayu\rLestari', 'Ayu\tLestari', 'Ayu\u2028Lestari'])
      expect((await ask('g@example.org', { name })).answer.meta.fields[0].path).toBe('name')
    const more = await ask('g@example.org', { role: 'admin' })
    expect(more.status).toBe(422)
  })

  test('cannot flood a mailbox: a sixth message at once is refused, for every address', async () => {
    await hospital.person('known@example.org')
    for (const email of ['hadi@example.org', 'known@example.org']) {
      for (let sent = 0; sent < 5; sent++) expect((await ask(email)).status).toBe(202)
      const refused = await ask(email)
      expect([refused.status, refused.answer.meta.code]).toEqual([429, 'accounts.tooMany'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    }
  })

  test('stores no readable password or code', async () => {
    await ask('indah@example.org')
    const code = await codeFor('indah@example.org')
    const [row] = await hospital.deps.db
      .select()
      .from(signUp)
      .where(and(eq(signUp.email, 'indah@example.org')))
    expect(JSON.stringify(row)).not.toContain(password)
    expect(JSON.stringify(row)).not.toContain(code)
  })
})
