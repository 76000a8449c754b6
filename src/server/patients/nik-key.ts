import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Steps } from '#terminal/steps.ts'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import type { Config } from '../kernel/config.ts'
import { decryptNik, encryptNik, nikHash } from './nik.ts'

type Keyed = Pick<Config, 'IDENTITY_KEY'>

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
