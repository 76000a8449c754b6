import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { erasedName } from '#entities/people/erased-name.ts'
import type { nikChangeSchema } from '#entities/people/nik.ts'
import { findOne } from '../appointments/patients.ts'
import { patient } from '../database/tables/accounts.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { note } from '../patients/dependants.ts'
import { lockPatient } from '../patients/locks.ts'
import { decryptNik, encryptNik, nikHash, takesNik } from '../patients/nik.ts'

/** Enters, changes or deletes the identity number of a patient. The audit says that, and not which. */
export async function saveNik(
  deps: Deps,
  actor: Actor,
  id: string,
  { nik, version }: z.output<typeof nikChangeSchema>,
): Promise<void> {
  const { config } = deps
  if (!takesNik(config)) throw new Problem(409, 'patients.nikOff')
  await findOne(deps.db, id)
  await deps.db.transaction(async db => {
    await lockPatient(db, id)
    const [before] = await db.select().from(patient).where(eq(patient.id, id))
    if (!before || before.fullName === erasedName || before.mergedInto) throw notFound()
    if (String(before.updatedAt) !== version) throw new Problem(409, 'api.conflict')
    const hash = nik === null ? null : nikHash(config, nik)
    if (hash === before.nikHash) return
    const updatedAt = millisecond(deps.now())
    const stored = nik === null ? null : encryptNik(config, nik)
    await db.update(patient).set({ nik: stored, nikHash: hash, updatedAt }).where(eq(patient.id, id))
    await audit(db, note(actor, 'patient.change', id, { fields: ['nik'] }))
  })
}

/** The whole identity number. Each time is an entry of the audit trail, written before the answer. */
export async function revealNik(deps: Deps, actor: Actor, id: string): Promise<{ nik: string }> {
  await findOne(deps.db, id)
  const [found] = await deps.db.select({ stored: patient.nik }).from(patient).where(eq(patient.id, id))
  if (!found?.stored) throw notFound()
  const nik = decryptNik(deps.config, found.stored)
  if (nik === null) throw new Problem(409, 'patients.nikKey')
  await audit(deps.db, note(actor, 'patient.reveal', id))
  return { nik }
}

/** What a patient's page shows of the number: its last four digits. */
export function shownNik({ config }: Pick<Deps, 'config'>, stored: string | null | undefined) {
  if (!takesNik(config)) return null
  return { end: stored ? (decryptNik(config, stored)?.slice(-4) ?? '????') : null }
}
