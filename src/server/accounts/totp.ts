import { createHmac, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30

/** RFC 4648 base32, as authenticator apps show a secret: spaces and case do not matter. */
function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase().replace(/[\s=-]/g, '')]
    .map(letter => {
      const value = alphabet.indexOf(letter)
      if (value < 0) throw new Error('A TOTP secret must be base32.')
      return value.toString(2).padStart(5, '0')
    })
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** The six digits of a step (RFC 6238 over RFC 4226's truncation, SHA-1 as every app has it). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) as number) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

export const totpStep = (at: Temporal.Instant): number =>
  Math.floor(at.epochMilliseconds / 1000 / stepSeconds)

/** The step that a code belongs to, or null. One step before and after passes too, as phones' clocks are off. */
export function stepOfCode(secret: string, code: string, at: Temporal.Instant): number | null {
  const now = totpStep(at)
  const given = Buffer.from(code)
  for (const step of [now, now - 1, now + 1]) {
    const right = Buffer.from(totpCode(secret, step))
    if (given.length === right.length && timingSafeEqual(given, right)) return step
  }
  return null
}
