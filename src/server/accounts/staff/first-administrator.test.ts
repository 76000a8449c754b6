import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../../tests/empty-hospital.ts'
import { account, setupLink } from '../../database/tables/accounts.ts'
import { auditEntry } from '../../database/tables/messages.ts'
import { ensureFirstAdministrator } from './first-administrator.ts'

let hospital: EmptyHospital
beforeEach(async () => {
  hospital = await openEmptyHospital()
})
afterEach(() => hospital.close())

const administrators = () => hospital.deps.db.select().from(account).where(eq(account.role, 'admin'))
const setUp = (token: string, email = 'siti@example.org', word = password) =>
  hospital.post('/api/auth/admins/setup', { token, email, name: 'Siti Rahma', password: word })
const tokenOf = (link: string | null) =>
  new URL(link as string, 'https://rawat.example').hash.slice('#setup='.length)

describe('the first administrator', () => {
  test('is created once from the configuration, with all scopes', async () => {
    hospital.deps.config = {
      ...hospital.deps.config,
      ADMIN_EMAIL: 'Siti@Example.org',
      ADMIN_PASSWORD: password,
    }
    const starts = Array.from({ length: 4 }, () => ensureFirstAdministrator(hospital.deps))
    expect(await Promise.all(starts)).toEqual([null, null, null, null])
    expect(await administrators()).toMatchObject([
      { email: 'siti@example.org', fullName: 'Siti', scopes: ['super'] },
    ])
    const login = await hospital.post('/api/auth/admins/login', { email: 'siti@example.org', password })
    expect(login.status).toBe(200)
    hospital.deps.config = { ...hospital.deps.config, ADMIN_EMAIL: 'other@example.org' }
    expect(await ensureFirstAdministrator(hospital.deps)).toBeNull()
    expect(await administrators()).toHaveLength(1)
  })

  test('of an earlier version, who had an address as name, gets a name at the next start', async () => {
    const config = {
      ...hospital.deps.config,
      ADMIN_EMAIL: 'siti.rahma@example.org',
      ADMIN_PASSWORD: password,
    }
    hospital.deps.config = config
    await ensureFirstAdministrator(hospital.deps)
    const nameless = () => hospital.deps.db.update(account).set({ fullName: 'siti.rahma@example.org' })
    await nameless()
    await ensureFirstAdministrator(hospital.deps)
    expect(await administrators()).toMatchObject([{ fullName: 'Siti Rahma' }])
    await nameless()
    hospital.deps.config = { ...config, ADMIN_NAME: 'dr. Siti Rahmawati' }
    await ensureFirstAdministrator(hospital.deps)
    expect(await administrators()).toMatchObject([{ fullName: 'dr. Siti Rahmawati' }])
  })

  test('is not created with a common password or a patient’s address, and the error names the remedy', async () => {
    await hospital.person('ayu@example.org')
    const ensure = (ADMIN_EMAIL: string, ADMIN_PASSWORD: string) => {
      hospital.deps.config = { ...hospital.deps.config, ADMIN_EMAIL, ADMIN_PASSWORD }
      return ensureFirstAdministrator(hospital.deps)
    }
    await expect(ensure('siti@example.org', 'Password123')).rejects.toThrow(/^ADMIN_PASSWORD is among/)
    await expect(ensure('Ayu@example.org', password)).rejects.toThrow(
      /^ADMIN_EMAIL is the address of a patient/,
    )
    expect(await administrators()).toEqual([])
  })

  test('is created by the form of the printed link, and signed in', async () => {
    const link = await ensureFirstAdministrator(hospital.deps)
    expect(link).toMatch(/^\/auth\/admins-reset-password#setup=rwt_[\w-]{43}$/)
    const [kept] = await hospital.deps.db.select().from(setupLink)
    expect(JSON.stringify(kept)).not.toContain(tokenOf(link).slice(4))
    const weak = await setUp(tokenOf(link), 'siti@example.org', 'Password123')
    expect([weak.status, weak.answer.meta.fields[0].path]).toEqual([422, 'password'])
    const done = await setUp(tokenOf(link))
    expect(done.status).toBe(200)
    const { token, user } = done.answer.result
    expect(user).toMatchObject({ full_name: 'Siti Rahma', role: 'admin', scopes: ['super'] })
    expect((await hospital.get('/api/profile/admins/user', { token })).status).toBe(200)
    const entries = await hospital.deps.db.select().from(auditEntry).where(eq(auditEntry.action, 'setup'))
    expect(entries).toMatchObject([{ accountId: user.id }])
    expect((await setUp(tokenOf(link), 'second@example.org')).status).toBe(410)
    expect(await ensureFirstAdministrator(hospital.deps)).toBeNull()
  })

  test('is only one, even if several use the link at once', async () => {
    const links = [
      await ensureFirstAdministrator(hospital.deps),
      await ensureFirstAdministrator(hospital.deps),
    ]
    const tries = Array.from({ length: 6 }, (_, index) =>
      setUp(tokenOf(links[index % 2] as string), `admin-${index}@example.org`),
    )
    const statuses = (await Promise.all(tries)).map(one => one.status)
    expect(statuses.sort()).toEqual([200, 410, 410, 410, 410, 410])
    expect(await administrators()).toHaveLength(1)
  })

  test('cannot be created by a link that is a day old, invalid, or used after there is one', async () => {
    const link = tokenOf(await ensureFirstAdministrator(hospital.deps))
    expect((await setUp('rwt_made-up')).status).toBe(410)
    hospital.later({ hours: 24 })
    expect((await setUp(link)).answer.meta.code).toBe('accounts.setupOver')
    const next = tokenOf(await ensureFirstAdministrator(hospital.deps))
    await hospital.person('admin@example.org', 'admin', ['super'])
    expect((await setUp(next)).status).toBe(410)
    expect(await administrators()).toHaveLength(1)
  })

  test('cannot have a patient’s address, and the link stays valid', async () => {
    await hospital.person('ayu@example.org')
    const link = tokenOf(await ensureFirstAdministrator(hospital.deps))
    const refused = await setUp(link, 'Ayu@example.org')
    expect([refused.status, refused.answer.meta.fields[0].path]).toEqual([409, 'email'])
    expect((await setUp(link)).status).toBe(200)
  })
})
