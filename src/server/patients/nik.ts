import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { nikDigits } from '#entities/people/nik.ts'
import type { Config } from '../kernel/config.ts'

type Keyed = Pick<Config, 'IDENTITY_KEY'>

/** Identity numbers are stored only where the hospital has given a key for them. */
export const takesNik = ({ IDENTITY_KEY }: Keyed): boolean => IDENTITY_KEY !== undefined

const keyFor = ({ IDENTITY_KEY = '' }: Keyed, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', IDENTITY_KEY, '', `rawat identity number: ${use}`, 32))

const algorithm = 'aes-256-gcm'
const ivBytes = 12

/** AES-256-GCM: IV, tag and ciphertext in base64, separated by dots. */
export function encryptNik(config: Keyed, nik: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor(config, 'encryption'), iv)
  const text = Buffer.concat([cipher.update(nik, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), text].map(one => one.toString('base64')).join('.')
}

/** Null if it was encrypted with another key, or changed since. */
export function decryptNik(config: Keyed, stored: string): string | null {
  const [iv, tag, text] = stored.split('.').map(one => Buffer.from(one, 'base64'))
  if (!takesNik(config) || !iv || !tag || !text) return null
  try {
    const decipher = createDecipheriv(algorithm, keyFor(config, 'encryption'), iv, { authTagLength: 16 })
    decipher.setAuthTag(tag)
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** The keyed hash by which an exact number is found. Without the key, the 16 digits could be tried out one by one. */
export const nikHash = (config: Keyed, nik: string): string =>
  createHmac('sha256', keyFor(config, 'search')).update(nik).digest('hex')

/** The hash of a whole identity number among the searched words; null for any other search. */
export function searchedNik(config: Keyed, search: string | undefined): string | null {
  const digits = takesNik(config) && search ? nikDigits(search) : null
  return digits === null ? null : nikHash(config, digits)
}
