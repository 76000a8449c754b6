import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { nikDigits } from '#entities/people/nik.ts'
import type { Steps } from '#terminal/steps.ts'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
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

/** Rows in memory at once. */
const batch = 1000

/** All patients with an identity number, merged ones too, in pages. */
async function* storedNiks(db: Executor) {
  const { id, nik } = patient
  for (let last: string | undefined; ; ) {
    const after = last === undefined ? undefined : gt(id, last)
    const rows = await db
      .select({ id, nik: sql<string>`${nik}` })
      .from(patient)
      .where(and(isNotNull(nik), after))
      .orderBy(asc(id))
      .limit(batch)
    yield rows
    last = rows.at(-1)?.id
    if (rows.length < batch) return
  }
}

/** How many identity numbers are stored, and how many of them this key cannot read. */
export async function countNiks(db: Executor, config: Keyed): Promise<{ total: number; unreadable: number }> {
  let total = 0
  let unreadable = 0
  for await (const rows of storedNiks(db)) {
    total += rows.length
    unreadable += rows.filter(({ nik }) => decryptNik(config, nik) === null).length
  }
  return { total, unreadable }
}

export interface KeyChange {
  changed: number
  /** They had the new key already. */
  already: number
  /** Neither key reads them. They stay as they are. */
  unreadable: number
}

/**
 * Encrypts all identity numbers that the key `from` reads with the key `to`, in one transaction: after an error, all are
 * as before. It can be repeated. Versions of patients stay, as no page shows a change.
 */
export const changeNikKey = (
  database: Executor,
  { from, to }: { from: string; to: string },
  steps: Pick<Steps, 'begin' | 'at'>,
): Promise<KeyChange> =>
  database.transaction(async db => {
    const [before, after] = [{ IDENTITY_KEY: from }, { IDENTITY_KEY: to }]
    // A number that is entered meanwhile waits, and is not overwritten.
    await db.execute(sql`lock table ${patient} in share row exclusive mode`)
    const total = await db.$count(patient, isNotNull(patient.nik))
    steps.begin('Encrypting the identity numbers', total)
    const done: KeyChange = { changed: 0, already: 0, unreadable: 0 }
    let seen = 0
    for await (const rows of storedNiks(db)) {
      for (const { id, nik: stored } of rows) {
        const nik = decryptNik(before, stored)
        if (decryptNik(after, stored) !== null) done.already++
        else if (nik === null) done.unreadable++
        else {
          const values = { nik: encryptNik(after, nik), nikHash: nikHash(after, nik) }
          await db.update(patient).set(values).where(eq(patient.id, id))
          done.changed++
        }
        steps.at(++seen)
      }
    }
    return done
  })
