import { Secret, TOTP } from 'otpauth'

const period = 30
// SHA-1, which all apps support (RFC 6238 with the truncation of RFC 4226).
const made = (secret: string, label = '', issuer = '') =>
  new TOTP({
    // Apps show secrets in groups and lower case.
    secret: Secret.fromBase32(secret.replace(/[\s-]/g, '').toUpperCase()),
    algorithm: 'SHA1',
    digits: 6,
    period,
    label,
    issuer,
  })

/** A new secret of 160 bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth://totp/…` URI for a link or QR code. */
export const totpUri = (secret: string, email: string, hospital: string): string =>
  made(secret, email, hospital).toString()

/** The six digits of a step. */
export const totpCode = (secret: string, step: number): string =>
  made(secret).generate({ timestamp: step * period * 1000 })

export const totpStep = (at: Temporal.Instant): number => Math.floor(at.epochMilliseconds / 1000 / period)

/** The time step of a code, or null. One step earlier or later is accepted, as clocks of phones differ. */
export function stepOfCode(secret: string, code: string, at: Temporal.Instant): number | null {
  const delta = made(secret).validate({ token: code, timestamp: at.epochMilliseconds, window: 1 })
  return delta === null ? null : totpStep(at) + delta
}
