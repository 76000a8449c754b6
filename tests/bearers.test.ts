import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminScope } from '#entities/people/account.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { createAccount } from '#server/accounts/people.ts'
import { findDevice, storeDevice } from '#server/accounts/sign-in/known-devices.ts'
import { renewRecoveryCodes } from '#server/accounts/sign-in/recovery-codes.ts'
import { account, session } from '#server/database/tables/accounts.ts'
import { outboxMessage } from '#server/database/tables/messages.ts'
import { createTicket } from '#server/kernel/preview-ticket.ts'
import { lifetimes, startSession } from '#server/kernel/sessions.ts'
import { newKey } from './bookings.ts'
import { operations } from './every-operation.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
})
afterAll(() => hospital.close())

const password = 'sembilan belas kucing'
let people = 0
async function person(role: 'admin' | 'patient', scopes: AdminScope[] = []) {
  const { deps } = hospital
  const email = `bearer${people++}@example.org`
  const passwordHash = await hashPassword(password)
  const about = { email, fullName: email, role, scopes, language: 'en' as const, passwordHash }
  const made = await createAccount(deps.db, deps.now(), about)
  if (!made) throw new Error('The address is taken.')
  return { ...made, email, token: await startSession(deps, made, 'test') }
}
type Person = Awaited<ReturnType<typeof person>>

const { call } = { call: (...given: Parameters<HospitalFixture['call']>) => hospital.call(...given) }
const asSuper = (method: string, path: string, body?: unknown) =>
  call(method, path, { token: hospital.admins.super.token, body })
const asDesk = (method: string, path: string, body?: unknown) =>
  call(method, path, { token: hospital.admins.desk.token, body })
const status = async (path: string) => (await hospital.app.request(path)).status
const lastEmail = async (to: string) => {
  const emails = await hospital.deps.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.to, to))
    .orderBy(outboxMessage.createdAt, outboxMessage.id)
  return emails.at(-1)?.text ?? ''
}

/** Ways to revoke a permission. */
const ends = {
  right: ({ id }: Person) => asSuper('PUT', `/api/admins/users/${id}`, { scopes: ['hr'] }),
  account: ({ id }: Person) => asSuper('PUT', `/api/admins/users/${id}`, { disabled: true }),
  logout: ({ token }: Person) => call('POST', '/api/auth/admins/logout', { token }),
  idle: async ({ id }: Person) => {
    const activeAt = hospital.deps.now().subtract(lifetimes.admin.idle)
    await hospital.deps.db.update(session).set({ activeAt }).where(eq(session.accountId, id))
  },
  disabled: ({ patientId }: Person) =>
    asDesk('POST', `/api/admins/patients/${patientId}/disable`, { disabled: true }),
  erased: ({ patientId }: Person) => asSuper('POST', `/api/admins/patients/${patientId}/erase`),
  newAddress: async ({ token, email }: Person) => {
    const wanted = `new-${email}`
    await call('POST', '/api/profile/email', { token, body: { email: wanted, current: password } })
    const code = /\b\d{6}\b/.exec(await lastEmail(wanted))?.[0]
    return call('POST', '/api/profile/email/confirm', { token, body: { code } })
  },
}

interface Bearer {
  owner: () => Promise<Person>
  /** Issues the secret, and returns a function that checks whether it gives access. */
  make(owner: Person): Promise<() => Promise<boolean>>
  endsWith: (keyof typeof ends)[]
}
const deskColleague = () => person('admin', ['desk'])
const chief = () => person('admin', ['super'])
const patient = () => person('patient')

let weeks = 0
/** Books an appointment, enters a leave of the doctor, and returns the link from the email about it. */
async function answerLinkOf({ token, email }: Person): Promise<string> {
  const monday = Temporal.PlainDate.from('2026-11-23').add({ days: 7 * (weeks % 4) })
  // Four weeks can be booked, with six slots each.
  const startsAt = monday.toPlainDateTime({ hour: 2 + Math.floor(weeks / 4) }).toString()
  weeks++
  const body = { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: `${startsAt}Z` }
  const made = await call('POST', '/api/appointments', {
    token,
    headers: { 'idempotency-key': newKey() },
    body,
  })
  expect(made.status, made.message).toBe(201)
  const at = `/api/admins/appointments/${made.result.id}`
  expect((await asDesk('POST', `${at}/accept`)).status).toBe(200)
  expect((await asDesk('POST', `${at}/cancel`, { reason: 'The doctor is away' })).status).toBe(200)
  const leaveEmail = await lastEmail(email)
  expect(leaveEmail).toMatch(/token=rwa_/)
  return /token=(rwa_[\w-]+)/.exec(leaveEmail)?.[1] ?? ''
}

const bearers: Record<string, Bearer> = {
  'an administrator’s session': {
    owner: deskColleague,
    make:
      async ({ token }) =>
      async () =>
        (await call('GET', '/api/admins/desk/displays', { token })).status === 200,
    endsWith: ['right', 'account', 'logout', 'idle'],
  },
  'a patient’s session': {
    owner: patient,
    make:
      async ({ token }) =>
      async () =>
        (await call('GET', '/api/patients/me', { token })).status === 200,
    endsWith: ['disabled', 'erased'],
  },
  'the ticket of a letter’s frame': {
    owner: deskColleague,
    make: async ({ token }) => {
      const { frame } = (await call('GET', '/api/admins/letters/sign-up.code/en', { token })).result
      return async () => (await status(frame)) === 200
    },
    endsWith: ['right', 'account', 'logout', 'idle'],
  },
  'the ticket of a preview': {
    owner: () => person('admin', ['content']),
    make: async ({ id }) => {
      const { deps } = hospital
      const [own] = await deps.db.select().from(session).where(eq(session.accountId, id))
      const ticket = await createTicket(deps, own?.id as string, 'page/doctors/ayu/en')
      // A valid ticket gives 503, as a test has no publisher. An invalid one gives 404.
      return async () => (await status(`/api/previews/doctors/ayu?language=en&ticket=${ticket}`)) === 503
    },
    endsWith: ['right', 'account', 'logout', 'idle'],
  },
  'the link of a screen': {
    owner: deskColleague,
    make: async ({ token }) => {
      const body = { name: 'Lobby', location: 'jakarta' }
      const made = await call('POST', '/api/admins/desk/displays', { token, body })
      return async () =>
        (await call('POST', '/api/display', { body: { token: made.result.token } })).status === 200
    },
    endsWith: ['right', 'account'],
  },
  'an invitation': {
    owner: chief,
    make: async ({ token }) => {
      const body = { email: `invited${people++}@example.org`, name: 'New', scopes: ['super'], language: 'en' }
      expect((await call('POST', '/api/admins/users', { token, body })).status).toBe(201)
      const link = /token=(rwt_[\w-]+)/.exec(await lastEmail(body.email))?.[1]
      return async () =>
        (await call('POST', '/api/auth/admins/reset', { body: { token: link, password } })).status === 200
    },
    endsWith: ['right', 'account'],
  },
  'a reset that somebody asks for who never entered': {
    owner: chief,
    make: async ({ token }) => {
      const { deps } = hospital
      const body = { email: `asks${people++}@example.org`, name: 'New', scopes: ['super'], language: 'en' }
      await call('POST', '/api/admins/users', { token, body })
      return async () => {
        const before = await deps.db.$count(outboxMessage, eq(outboxMessage.to, body.email))
        await call('POST', '/api/auth/admins/reset-request', { body: { email: body.email } })
        return (await deps.db.$count(outboxMessage, eq(outboxMessage.to, body.email))) > before
      }
    },
    endsWith: ['right', 'account'],
  },
  'the link of a reset': {
    owner: patient,
    make: async ({ email }) => {
      await call('POST', '/api/auth/patients/reset-request', { body: { email } })
      const link = /token=(rwt_[\w-]+)/.exec(await lastEmail(email))?.[1]
      return async () =>
        (await call('POST', '/api/auth/patients/reset', { body: { token: link, password } })).status === 200
    },
    endsWith: ['disabled', 'erased', 'newAddress'],
  },
  'a link to answer by': {
    owner: patient,
    make: async owner => {
      const token = await answerLinkOf(owner)
      return async () => (await call('GET', '/api/answer-link', { token })).status === 200
    },
    endsWith: ['disabled', 'erased', 'newAddress'],
  },
  'a known device': {
    owner: deskColleague,
    make: async ({ id }) => {
      const { deps } = hospital
      const device = await storeDevice(deps, deps.db, id, undefined)
      return async () => (await findDevice(deps, id, device)) !== null
    },
    endsWith: ['account'],
  },
  'a recovery code': {
    owner: deskColleague,
    make: async ({ id, email }) => {
      const { deps } = hospital
      await deps.db.update(account).set({ totpSecret: 'JBSWY3DPEHPK3PXP' }).where(eq(account.id, id))
      const [code] = await renewRecoveryCodes(deps.db, id, deps.now())
      return async () =>
        (await call('POST', '/api/auth/admins/login', { body: { email, password, code } })).status === 200
    },
    endsWith: ['account'],
  },
}

describe.each(Object.entries(bearers))('%s', (_name, { owner, make, endsWith }) => {
  test('gives access while its owner has the permission', async () => {
    const opens = await make(await owner())
    expect(await opens()).toBe(true)
  })

  test.each(endsWith)('ends at the next request: %s', async how => {
    const one = await owner()
    const opens = await make(one)
    const ended = await ends[how](one)
    if (ended) expect(ended.status, ended.message).toBe(200)
    expect(await opens()).toBe(false)
  })
})

describe('the list of secrets', () => {
  /** Each column with a secret or its hash: the entry above that tests when it ends, or why it gives no access. */
  const secrets: Record<string, string> = {
    'account.keep_key': 'given in a session only',
    'account.password_hash': 'a recovery code',
    'account.totp_pending': 'waits for a code, in a session only',
    'account.totp_secret': 'a recovery code',
    'answer_link.token_hash': 'a link to answer by',
    'appointment.code': 'shows numbers and times of a queue, nobody’s name',
    'audit_seal.hash': 'a sum',
    'change.key': 'a name',
    'contact_message.body_hash': 'a sum',
    'contact_message.send_key': 'a repetition gets nothing of the first but its reference',
    'content.key': 'a name',
    'display.token_hash': 'the link of a screen',
    'email_change.code_hash': 'taken in a session only',
    'idempotency_key.body_hash': 'a sum',
    'idempotency_key.key': 'a repetition, in a session only',
    'job_application.body_hash': 'a sum',
    'job_application.send_key': 'a repetition gets nothing of the first but its reference',
    'known_device.hash': 'a known device',
    'media_file.master_key': 'a name',
    'media_file.thumbhash': 'a picture',
    'password_reset.token_hash': 'the link of a reset',
    'patient.nik_hash': 'a sum with a key, to search by',
    'rate_limit.key': 'a counter',
    'recovery_code.hash': 'a recovery code',
    'release.code': 'the version of our own code',
    'session.token_hash': 'an administrator’s session',
    'setup_link.token_hash': 'over with the first administrator: first-administrator.test.ts',
    'sign_up.code_hash': 'opens no account that is there',
    'sign_up.password_hash': 'opens no account that is there',
    'stored_file.storage_key': 'a name, read in a session only',
  }
  test('has every column that may be a secret', async () => {
    const { rows } = await hospital.deps.database.pool.query<{ name: string }>(`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ 'hash|secret|token|pending|ticket|code|key'`)
    expect(rows.map(one => one.name).sort()).toEqual(Object.keys(secrets).sort())
  })

  const secretName = /token|ticket|code|device|current|secret|key$/i

  test('has every secret that is part of an address, which proxies log', () => {
    const inAddress = operations.flatMap(({ name, contract }) =>
      (contract.parameters ?? [])
        .filter((one: { in: string; name: string }) => one.in !== 'header' && secretName.test(one.name))
        .filter((one: { name: string }) => one.name !== 'key')
        .map((one: { name: string }) => `${one.name} of ${name}`),
    )
    expect(inAddress.sort()).toEqual([
      // Shows only numbers and times, and is meant to be shared.
      'code of GET /api/appointments/status/{code}',
      // Filters of lists, by what pages show or an editor has written.
      'codes of GET /api/admins/specialists',
      'postcode of GET /api/admins/addresses',
      // A frame and a new tab send no header: valid for ten minutes, and only while the session is valid.
      'ticket of GET /api/letter-frames/{kind}/{language}',
      'ticket of GET /api/previews/{kind}/{key}',
      // For pages of the previous version; to be removed in the next one.
      'token of GET /api/appointments/by-link/{token}',
      'token of POST /api/appointments/by-link/{token}',
    ])
  })

  test('has every public operation that takes a secret', () => {
    const taking = operations.filter(({ access, path, contract }) => {
      const json = contract.requestBody?.content?.['application/json']?.schema
      const names: string[] = [
        ...(contract.parameters ?? []).map((one: { name: string }) => one.name),
        ...Object.keys(json?.properties ?? {}),
      ]
      const secret = contract.security || names.some(name => secretName.test(name))
      return access === 'public' && secret && !path.endsWith('{key}')
    })
    expect(taking.map(one => one.name).sort()).toEqual([
      'GET /api/answer-link',
      'GET /api/appointments/by-link/{token}',
      'GET /api/appointments/status/{code}',
      'GET /api/letter-frames/{kind}/{language}',
      'POST /api/answer-link',
      'POST /api/appointments/by-link/{token}',
      'POST /api/auth/admins/login',
      'POST /api/auth/admins/logout',
      'POST /api/auth/admins/reset',
      'POST /api/auth/admins/setup',
      'POST /api/auth/patients/confirm',
      'POST /api/auth/patients/login',
      'POST /api/auth/patients/logout',
      'POST /api/auth/patients/reset',
      'POST /api/display',
    ])
  })
})
