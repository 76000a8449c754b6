import { describe, expect, test } from 'vitest'
import {
  atOnce,
  hashPassword,
  isCommonPassword,
  mayWait,
  passwordFits,
  refuseCommonPassword,
} from './passwords.ts'

describe('a password', () => {
  test('is stored by OWASP’s figures for Argon2id, differently each time, and is recognised', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await passwordFits('correct horse', one)).toBe(true)
    expect(await passwordFits('correct horsf', one)).toBe(false)
  })

  test('is taken exactly as typed', async () => {
    const hash = await hashPassword(' Kata sandi é ')
    expect(await passwordFits(' Kata sandi é ', hash)).toBe(true)
    for (const near of ['Kata sandi é', ' kata sandi é ', ' Kata sandi e\u0301 ']) {
      expect(await passwordFits(near, hash)).toBe(false)
    }
  })

  test('of somebody without an account fits nothing', async () => {
    expect(await passwordFits('', null)).toBe(false)
    expect(await passwordFits('correct horse', null)).toBe(false)
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

  test('is not checked for more people at once than the machine can bear', async () => {
    const hash = await hashPassword('correct horse')
    const outcomes = await Promise.allSettled(
      Array.from({ length: atOnce + mayWait + 6 }, () => passwordFits('correct horse', hash)),
    )
    const refused = outcomes.filter(one => one.status === 'rejected')
    expect(refused).toHaveLength(6)
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        status: 503,
        code: 'api.busy',
        extra: { headers: { 'retry-after': '2' } },
      })
    }
    // And whoever comes after the rush is served.
    expect(await passwordFits('correct horse', hash)).toBe(true)
  })
})
