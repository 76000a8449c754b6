import { Secret, TOTP } from 'otpauth'

const period = 30
// SHA-1, as every app has it: RFC 6238 over RFC 4226's truncation.
const made = (secret: string, label = '', issuer = '') =>
  new TOTP({
    // As apps show it: in groups and small letters.
    secret: Secret.fromBase32(secret.replace(/[\s-]/g, '').toUpperCase()),
    algorithm: 'SHA1',
    digits: 6,
    period,
    label,
    issuer,
  })

/** A new secret of 160 bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app reads from a link or a picture: `otpauth://totp/…`. */
export const totpUri = (secret: string, email: string, hospital: string): string =>
  made(secret, email, hospital).toString()

/** The six digits of a step. */
export const totpCode = (secret: string, step: number): string =>
  made(secret).generate({ timestamp: step * period * 1000 })

export const totpStep = (at: Temporal.Instant): number => Math.floor(at.epochMilliseconds / 1000 / period)

/** The step that a code belongs to, or null. One step before and after passes too, as phones' clocks are off. */
export function stepOfCode(secret: string, code: string, at: Temporal.Instant): number | null {
  const delta = made(secret).validate({ token: code, timestamp: at.epochMilliseconds, window: 1 })
  return delta === null ? null : totpStep(at) + delta
}
