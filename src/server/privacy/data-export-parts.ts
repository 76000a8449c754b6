import { and, eq, getTableColumns, getTableName, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Translate } from '#i18n/messages.ts'
import { testimonialsOf } from '../appointments/testimonials.ts'
import type { Executor } from '../database/connect.ts'
import {
  account,
  emailChange,
  formerEmail,
  knownDevice,
  passwordReset,
  patient,
  recoveryCode,
  session,
} from '../database/tables/accounts.ts'
import { answerLink, appointment, idempotencyKey, placeHold, reminder } from '../database/tables/booking.ts'
import { callAttempt, callItem } from '../database/tables/call-list.ts'
import { content } from '../database/tables/content.ts'
import { contactMessage, jobApplication, storedFile } from '../database/tables/forms.ts'
import { auditEntry, auditRead, outboxMessage } from '../database/tables/messages.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { queueCall } from '../database/tables/waiting-room.ts'
import type { Config } from '../kernel/config.ts'
import { notFound } from '../kernel/problem.ts'
import { answerKinds, secretKinds } from '../mail/outbox.ts'
import { withMerged } from '../patients/family.ts'
import { decryptNik } from '../patients/nik.ts'

/** Secrets that would give a reader of the file access to the account or a link. All other columns are exported. */
export const withheld: Record<string, readonly string[]> = {
  account: ['passwordHash', 'totpSecret', 'totpPending', 'keepKey'],
  // Together with the key it would lead to the number, which is exported itself.
  patient: ['nikHash'],
  session: ['tokenHash'],
  known_device: ['hash'],
  recovery_code: ['hash'],
  email_change: ['codeHash'],
  answer_link: ['tokenHash'],
  contact_message: ['sendKey', 'bodyHash'],
  job_application: ['sendKey', 'bodyHash'],
  stored_file: ['storageKey'],
  password_reset: ['tokenHash'],
  idempotency_key: ['key', 'bodyHash'],
}

/** A table's columns without the withheld ones. A column that is added later is exported automatically. */
export function columnsOf(table: PgTable, name: string) {
  const hidden = withheld[name] ?? []
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([column]) => !hidden.includes(column)),
  )
}

/** Blanks the text and subject of messages with a sign-in code or an answer link. */
const unlessSecret = (column: AnyPgColumn) =>
  sql<string>`case when ${inArray(outboxMessage.kind, [...secretKinds, ...answerKinds])} then '' else ${column} end`

export interface Part {
  name: string
  table: PgTable
  where: SQL | undefined
  /** A total order, so that each row is on one page only. */
  order: AnyPgColumn[]
  columns?: Record<string, AnyPgColumn | SQL>
  /** The row as the patient reads it. */
  readable?(row: Record<string, unknown>): Record<string, unknown>
}

/**
 * Messages to or from an address from the time when it belonged to this account. At another time it may have belonged to
 * another person, whose messages are neither exported nor erased with these.
 */
export const writtenTo = (address: AnyPgColumn, at: AnyPgColumn, accountId: string): SQL => sql`
  lower(${address}) in (
    select lower(email) from account where id = ${accountId}
    union select lower(email) from former_email where account_id = ${accountId})
  and ${accountId} = coalesce(
    (select former.account_id from former_email former
      where lower(former.email) = lower(${address}) and former.until >= ${at} order by former.until limit 1),
    (select present.id from account present where lower(present.email) = lower(${address})))`

/** All stored data about a patient and their dependants, by table. */
export async function partsOf(
  { db, config }: { db: Executor; config: Config },
  t: Translate,
  patientId: string,
): Promise<Part[]> {
  const [found] = await db.select().from(patient).where(eq(patient.id, patientId))
  if (!found) throw notFound()
  const accountId = found.accountId ?? '00000000-0000-0000-0000-000000000000'
  const people = or(eq(patient.id, patientId), eq(patient.dependantOf, accountId))
  const family = (await db.select({ id: patient.id }).from(patient).where(people)).map(one => one.id)
  const ids = await withMerged(db, family)
  const own = db.select({ id: appointment.id }).from(appointment).where(inArray(appointment.patientId, ids))
  const calls = db.select({ id: callItem.id }).from(callItem).where(inArray(callItem.appointmentId, own))
  const keys = (await Promise.all(ids.map(id => testimonialsOf(db, id)))).flat()
  const applied = writtenTo(jobApplication.email, jobApplication.createdAt, accountId)
  const part = (table: PgTable, where: SQL | undefined, ...order: AnyPgColumn[]): Part => ({
    name: getTableName(table),
    table,
    where,
    order,
  })
  return [
    part(account, eq(account.id, accountId), account.id),
    part(formerEmail, eq(formerEmail.accountId, accountId), formerEmail.until, formerEmail.id),
    {
      ...part(patient, inArray(patient.id, ids), patient.id),
      readable: row => ({
        ...row,
        nik: row.nik ? (decryptNik(config, String(row.nik)) ?? t('patients:nikUnreadable')) : null,
      }),
    },
    part(session, eq(session.accountId, accountId), session.id),
    part(knownDevice, eq(knownDevice.accountId, accountId), knownDevice.hash),
    part(recoveryCode, eq(recoveryCode.accountId, accountId), recoveryCode.hash),
    part(emailChange, eq(emailChange.accountId, accountId), emailChange.accountId),
    part(passwordReset, eq(passwordReset.accountId, accountId), passwordReset.tokenHash),
    part(idempotencyKey, eq(idempotencyKey.accountId, accountId), idempotencyKey.key),
    part(appointment, inArray(appointment.patientId, ids), appointment.startsAt, appointment.id),
    part(
      reminder,
      inArray(reminder.appointmentId, own),
      reminder.startsAt,
      reminder.appointmentId,
      reminder.kind,
    ),
    part(queueCall, inArray(queueCall.appointmentId, own), queueCall.appointmentId),
    part(placeHold, inArray(placeHold.patientId, ids), placeHold.id),
    part(waitingEntry, inArray(waitingEntry.patientId, ids), waitingEntry.id),
    part(answerLink, inArray(answerLink.appointmentId, own), answerLink.tokenHash),
    part(callItem, inArray(callItem.appointmentId, own), callItem.id),
    part(callAttempt, inArray(callAttempt.callItemId, calls), callAttempt.id),
    {
      ...part(
        content,
        keys.length === 0 ? sql`false` : and(eq(content.kind, 'testimonials'), inArray(content.key, keys)),
        content.id,
      ),
      name: 'testimonial',
    },
    {
      ...part(
        outboxMessage,
        or(
          inArray(outboxMessage.appointmentId, own),
          and(
            isNull(outboxMessage.appointmentId),
            writtenTo(outboxMessage.to, outboxMessage.createdAt, accountId),
          ),
        ),
        outboxMessage.createdAt,
        outboxMessage.id,
      ),
      columns: {
        ...columnsOf(outboxMessage, 'outbox_message'),
        subject: unlessSecret(outboxMessage.subject),
        text: unlessSecret(outboxMessage.text),
        html: unlessSecret(outboxMessage.html),
      },
    },
    part(
      contactMessage,
      writtenTo(contactMessage.email, contactMessage.createdAt, accountId),
      contactMessage.createdAt,
      contactMessage.id,
    ),
    part(jobApplication, applied, jobApplication.createdAt, jobApplication.id),
    part(
      storedFile,
      inArray(storedFile.id, db.select({ id: jobApplication.cvId }).from(jobApplication).where(applied)),
      storedFile.id,
    ),
    part(
      auditEntry,
      or(inArray(auditEntry.patientId, ids), eq(auditEntry.accountId, accountId)),
      auditEntry.id,
    ),
    part(auditRead, or(inArray(auditRead.patientId, ids), eq(auditRead.accountId, accountId)), auditRead.id),
  ]
}
