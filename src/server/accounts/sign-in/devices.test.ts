import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceName } from '#entities/people/device-name.ts'
import { type EmptyHospital, openEmptyHospital, password } from '../../../../tests/empty-hospital.ts'
import { outboxMessage } from '../../database/tables/messages.ts'

let hospital: EmptyHospital
beforeAll(async () => {
  hospital = await openEmptyHospital()
  await hospital.person('ayu@example.org')
})
afterAll(() => hospital.close())

const phone = (version: number) =>
  `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const signIn = async (userAgent?: string, device?: string) => {
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent }
  const body = { email: 'ayu@example.org', password, ...(device ? { device } : {}) }
  return (await hospital.post('/api/auth/patients/login', body, { headers })).answer.result.device as string
}
const notices = () =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, 'sign-in.new-device'))

describe('a sign-in on an unknown device', () => {
  test('sends the owner an email, except at the first sign-in and after a browser update', async () => {
    const device = await signIn(phone(140))
    expect(await signIn(phone(141), device)).toBe(device)
    expect(await notices()).toEqual([])
    // The same User-Agent, but another device.
    const other = await signIn(desktop)
    expect(other).not.toBe(device)
    await signIn(desktop, other)
    const [notice, ...others] = await notices()
    expect(others).toEqual([])
    expect(notice?.to).toBe('ayu@example.org')
    expect(notice?.text).toMatch(/Firefox, Windows, \w+, \d+ \w+ \d{4}, \d\d:\d\d\sUTC/)
    expect(notice?.text).toContain('https://rawat.example/auth/reset-password')
  })

  test('the email does not contain the User-Agent', async () => {
    await signIn('<a href="https://evil.example">Click here to win</a>')
    const mails = await notices()
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toContain('evil')
    expect(deviceName('Click here')).toBeNull()
  })

  test('sends no email if it is refused', async () => {
    const body = { email: 'ayu@example.org', password: 'wrong wrong wrong' }
    await hospital.post('/api/auth/patients/login', body, { headers: { 'user-agent': 'Other' } })
    expect(await notices()).toHaveLength(2)
  })
})
