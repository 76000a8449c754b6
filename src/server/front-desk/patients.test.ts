import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFreshDeps } from '../../../tests/fresh-deps.ts'
import { createApp } from '../app.ts'
import { newId } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { auditLog } from '../database/tables/messages.ts'
import type { App, Deps } from '../kernel/deps.ts'
import { startSession } from '../kernel/sessions.ts'

let deps: Deps
let app: App
let close: () => Promise<void>
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}

async function person(name: string, role: 'patient' | 'admin') {
  const one = { id: newId(), email: `${name}@example.com`, fullName: name, role, passwordHash: 'x' }
  await deps.db.insert(account).values({ ...one, scopes: role === 'admin' ? ['super'] : [] })
  if (role === 'patient') {
    ids[name] = newId()
    await deps.db.insert(patient).values({ id: ids[name], accountId: one.id, fullName: name })
  }
  tokens[name] = await startSession(deps, one, 'test')
}

beforeAll(async () => {
  ;({ deps, close } = await openFreshDeps())
  app = createApp(deps)
  await person('ayu', 'patient')
  await person('budi', 'patient')
  await person('desk', 'admin')
})
afterAll(() => close())

const me = async (name: string | null, body?: unknown, language = 'en') => {
  const response = await app.request('/api/patients/me', {
    method: body === undefined ? 'GET' : 'PUT',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(name ? { authorization: `Bearer ${tokens[name]}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...(await response.json()) }
}
const full = {
  full_name: 'Ayu Lestari',
  language: 'id',
  phone: '+62 812-0000-0000',
  birthDate: '1990-02-28',
  address: 'Jalan Contoh 1, Jakarta',
  promotionalOffers: true,
}

describe('a patient’s own data', () => {
  it('can be read and replaced by the patient, and the account’s name follows', async () => {
    expect((await me('ayu')).result).toEqual({
      full_name: 'ayu',
      email: 'ayu@example.com',
      language: 'en',
      phone: null,
      birthDate: null,
      address: null,
      promotionalOffers: false,
      reminders: true,
      guarantor: null,
    })
    const saved = await me('ayu', full)
    expect(saved).toMatchObject({
      status: 200,
      result: { ...full, email: 'ayu@example.com', reminders: true },
    })
    expect((await me('ayu')).result).toEqual(saved.result)
    const [row] = await deps.db.select().from(account).where(eq(account.email, 'ayu@example.com'))
    expect(row).toMatchObject({ fullName: 'Ayu Lestari', language: 'id', promotionalOffers: true })
    expect(row?.promotionalOffersAt).not.toBeNull()
  })
  it('contain the reminder setting, which does not change if it is left out', async () => {
    expect((await me('ayu', { ...full, reminders: false })).result.reminders).toBe(false)
    expect((await me('ayu', full)).result.reminders).toBe(false)
    expect((await me('ayu', { ...full, reminders: true })).result.reminders).toBe(true)
  })
  it('are not accessible to another patient, an administrator or a visitor', async () => {
    expect((await me('budi')).result.full_name).toBe('budi')
    expect((await me('desk')).status).toBe(403)
    expect((await me('desk', full)).status).toBe(403)
    expect((await me(null)).status).toBe(401)
    expect((await me(null, full)).status).toBe(401)
  })
  it('can be emptied again if they are optional', async () => {
    const { result } = await me('ayu', {
      ...full,
      phone: ' ',
      birthDate: '',
      address: null,
      promotionalOffers: false,
    })
    expect(result).toMatchObject({ phone: null, birthDate: null, address: null, promotionalOffers: false })
  })
  it.each([
    ['full_name', '  ', 'Your first name is required'],
    ['full_name', 'x'.repeat(161), 'This is too long: 160 at most'],
    ['phone', 'call me', 'Enter a phone number: digits, spaces and +'],
    ['birthDate', '1990-02-30', 'This day does not exist. Check the day and the month'],
    ['birthDate', '2999-01-01', 'This date is in the future. Enter the date of birth'],
    ['birthDate', '1899-12-31', 'This date is more than 120 years ago. Check the year'],
    ['language', 'ja', 'Choose one from the list'],
    ['address', 'x'.repeat(401), 'This is too long: 400 at most'],
  ])('with a %s that cannot be (%s) are refused with a sentence beside it', async (path, value, message) => {
    const answer = await me('budi', { ...full, [path]: value })
    expect(answer.status).toBe(422)
    expect(answer.meta.fields).toEqual([{ path, message }])
    expect((await me('budi')).result.full_name).toBe('budi')
  })
  it('ignore id, role and e-mail in the request', async () => {
    for (const extra of [
      { id: ids.budi },
      { email: 'x@example.com' },
      { role: 'admin' },
      { patientId: ids.budi },
    ]) {
      expect((await me('ayu', { ...full, ...extra })).status).toBe(422)
    }
  })
  it('have audit entries for reads and changes, without the values', async () => {
    await me('budi', { ...full, full_name: 'Budi' })
    const entries = await deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.patientId, ids.budi as string))
    expect(new Set(entries.map(entry => entry.action))).toEqual(new Set(['patient.read', 'patient.change']))
    const change = entries.findLast(entry => entry.action === 'patient.change')
    expect(change?.detail).toEqual({
      fields: ['full_name', 'language', 'phone', 'birthDate', 'address', 'promotionalOffers'],
      // The sentence as it was shown: a consent must be provable.
      promotionalOffers: true,
      consent: expect.stringMatching(/promotional offers by email/),
    })
    expect(JSON.stringify(entries)).not.toContain('Jalan')
  })
})
