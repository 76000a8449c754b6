import { expect, test } from 'vitest'
import { stepOfCode, totpCode, totpStep } from './totp.ts'

// The secret of RFC 6238, appendix B: the ASCII text 12345678901234567890.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i an authenticator shows %s, as in RFC 6238', (seconds, code) => {
  expect(totpCode(secret, totpStep(at(seconds)))).toBe(code)
})

test('a code is accepted if the phone’s clock is 30 seconds off, and refused if it is two minutes off', () => {
  const now = at(1_111_111_111)
  const step = totpStep(now)
  for (const off of [-1, 0, 1]) expect(stepOfCode(secret, totpCode(secret, step + off), now)).toBe(step + off)
  for (const off of [-4, -2, 2, 4]) expect(stepOfCode(secret, totpCode(secret, step + off), now)).toBeNull()
})

test('a secret may be in lower case and groups, as apps show it', () => {
  expect(totpCode('gezd gnbv gy3t qojq gezd gnbv gy3t qojq', 1)).toBe(totpCode(secret, 1))
})
