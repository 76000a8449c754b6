import { describe, expect, test } from 'vitest'
import { hashPassword, isCommonPassword, isRightPassword, refuseCommonPassword } from './passwords.ts'

const priority = { client: 'a test', kind: 'quiet' } as const

describe('a password', () => {
  test('is stored by OWASP’s figures for Argon2id, differently each time, and is recognised', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await isRightPassword('correct horse', one, priority)).toBe(true)
    expect(await isRightPassword('correct horsf', one, priority)).toBe(false)
  })

  test('is taken exactly as typed', async () => {
    const hash = await hashPassword(' Kata sandi é ')
    expect(await isRightPassword(' Kata sandi é ', hash, priority)).toBe(true)
    for (const near of ['Kata sandi é', ' kata sandi é ', ' Kata sandi e\u0301 ']) {
      expect(await isRightPassword(near, hash, priority)).toBe(false)
    }
  })

  test('never matches if there is no account', async () => {
    expect(await isRightPassword('', null, priority)).toBe(false)
    expect(await isRightPassword('correct horse', null, priority)).toBe(false)
  })

  test('that is among the 3,000 commonest is refused, in any capitals', () => {
    for (const common of [
      'password123',
      'PassWord123',
      'qwertyuiop',
      'rahasia123',
      'sayang123',
      'agus1234',
    ]) {
      expect(isCommonPassword(common)).toBe(true)
      expect(() => refuseCommonPassword(common)).toThrow()
    }
    expect(isCommonPassword('sembilan belas kucing')).toBe(false)
    expect(() => refuseCommonPassword('sembilan belas kucing')).not.toThrow()
  })
})
