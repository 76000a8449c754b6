import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { LeaveTestimonial } from '#entities/appointment/leave-testimonial.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { contentLanguageOf, type InterfaceLanguage } from '#entities/text/interface-language.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { deleteRevisions } from '../content/delete-revisions.ts'
import { recordChange } from '../content/writes.ts'
import { type Executor, newId } from '../database/connect.ts'
import { content, revision } from '../database/tables/content.ts'
import { auditEntry } from '../database/tables/messages.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'
import { lockPatient } from '../patients/locks.ts'
import { appointmentEntry, appointmentOr404 } from './transitions.ts'

const kind = 'testimonials'
const action = 'testimonial.leave'

/**
 * The testimonials of a patient. Only the audit log links them to the patient: the published content contains no
 * reference to a person.
 */
export async function testimonialsOf(db: Executor, patientId: string): Promise<string[]> {
  const key = sql<string>`${auditEntry.detail}->>'testimonial'`
  const rows = await db
    .select({ key })
    .from(auditEntry)
    .where(and(eq(auditEntry.patientId, patientId), eq(auditEntry.action, action)))
  return rows.map(one => one.key)
}

/** Stores a patient's testimonial about a completed appointment as a draft for the hospital. One per appointment. */
export async function storeTestimonial(
  deps: Deps,
  actor: Actor,
  appointmentId: string,
  { displayName, text }: LeaveTestimonial,
  /** The language of the screen: the consent is stored as it was shown there. */
  shownIn?: InterfaceLanguage,
): Promise<void> {
  await deps.db.transaction(async db => {
    const { row, doctor, language } = await appointmentOr404(db, appointmentId, actor.accountId)
    await lockPatient(db, row.patientId)
    const full = await appointmentOr404(db, appointmentId, actor.accountId)
    if (full.row.status !== 'completed') throw new Problem(409, 'patients.notVisited')
    const [before] = await db
      .select({ id: auditEntry.id })
      .from(auditEntry)
      .where(
        and(
          // Not by the patient: the appointment may have been another record's, which was merged into this one.
          eq(auditEntry.objectKind, 'appointment'),
          eq(auditEntry.objectId, appointmentId),
          eq(auditEntry.action, action),
        ),
      )
    if (before) throw new Problem(409, 'patients.testimonialLeft')
    const spoken = shownIn ?? language ?? 'en'
    const written = contentLanguageOf(spoken)
    const visit = row.startsAt.toZonedDateTimeISO(row.timezone).toPlainDate()
    const today = deps.now().toZonedDateTimeISO(row.timezone).toPlainDate()
    const data = {
      displayName,
      text: { [written]: text },
      originalLanguage: written,
      ...(packageOf(doctor) === null ? { doctor } : {}),
      visitMonth: visit.with({ day: 1 }).toString(),
      consentAt: today.toString(),
      verifiedVisit: true,
    }
    // Without createItem: revisions are kept for ever, and a testimonial must be erasable with its patient.
    const key = newId()
    const [last] = await db
      .select({ position: max(content.position) })
      .from(content)
      .where(eq(content.kind, kind))
    const position = (last?.position ?? 0) + 1
    await db.insert(content).values({ id: key, kind, key, position, draft: data })
    // The sentence that the patient agreed to: a consent must be provable.
    const consent = translateIn(spoken)('patient:testimonial.consent')
    await audit(db, appointmentEntry(actor, action, full, { testimonial: key, consent }))
  })
}

/** Erasing a patient ends the consent: deletes the testimonials from the site, with all revisions. */
export async function eraseTestimonials(db: Executor, patientId: string): Promise<void> {
  const keys = await testimonialsOf(db, patientId)
  if (keys.length === 0) return
  const rows = await db
    .select()
    .from(content)
    .where(and(eq(content.kind, kind), inArray(content.key, keys)))
  const ids = rows.map(one => one.id)
  const versions = await db.$count(revision, inArray(revision.contentId, ids))
  // Most have no revisions: no lock is needed then.
  if (versions > 0) await deleteRevisions(db, ids)
  await db.delete(content).where(inArray(content.id, ids))
  for (const { key, status } of rows) {
    if (status === 'published') await recordChange(db, kind, key, 'delete')
  }
}
