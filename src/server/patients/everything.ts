import { asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { account, emailChange, patient, session } from '../database/account-tables.ts'
import { answerLink, appointment, callItem, placeHold } from '../database/booking-tables.ts'
import type { Executor } from '../database/connect.ts'
import { contactMessage } from '../database/form-tables.ts'
import { auditEntry, outboxMessage } from '../database/message-tables.ts'
import { waitingEntry } from '../database/waiting-tables.ts'
import { answerKinds, secretKinds } from '../mail/outbox.ts'
import { notFound } from '../problem.ts'

/** Would open the account, or a link, to whoever reads the file: everything else about a person is theirs to have. */
export const withheld: Record<string, readonly string[]> = {
  account: ['passwordHash', 'totpSecret', 'totpPending', 'keepKey'],
  session: ['tokenHash'],
  email_change: ['codeHash'],
  answer_link: ['tokenHash'],
  contact_message: ['sendKey', 'bodyHash'],
}

type Row = Record<string, unknown>

/** A table's columns but for the withheld ones. A column that is added later comes along by itself. */
function columnsOf(table: PgTable, name: string) {
  const hidden = withheld[name] ?? []
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([column]) => !hidden.includes(column)),
  )
}

/** A message that would sign somebody in, or answer for them, is named without its words: also in its subject is a code. */
const unlessSecret = (column: AnyPgColumn) =>
  sql<string>`case when ${inArray(outboxMessage.kind, [...secretKinds, ...answerKinds])} then '' else ${column} end`

/** Everything that is kept about a patient, by table, as it stands: for the person's own eyes. */
export async function everythingAbout(db: Executor, patientId: string): Promise<Record<string, Row[]>> {
  const [found] = await db.select().from(patient).where(eq(patient.id, patientId))
  if (!found) throw notFound()
  const accountId = found.accountId ?? '00000000-0000-0000-0000-000000000000'
  const [owner] = await db.select({ email: account.email }).from(account).where(eq(account.id, accountId))
  const email = owner?.email ?? ''
  const own = db.select({ id: appointment.id }).from(appointment).where(eq(appointment.patientId, patientId))
  const ofAppointments = (column: typeof callItem.appointmentId | typeof answerLink.appointmentId) =>
    sql`${column} in ${own}`
  const parts: Record<string, Promise<Row[]>> = {
    account: db.select(columnsOf(account, 'account')).from(account).where(eq(account.id, accountId)),
    patient: db.select(columnsOf(patient, 'patient')).from(patient).where(eq(patient.id, patientId)),
    session: db
      .select(columnsOf(session, 'session'))
      .from(session)
      .where(eq(session.accountId, accountId))
      .orderBy(desc(session.createdAt)),
    email_change: db
      .select(columnsOf(emailChange, 'email_change'))
      .from(emailChange)
      .where(eq(emailChange.accountId, accountId)),
    appointment: db
      .select(columnsOf(appointment, 'appointment'))
      .from(appointment)
      .where(eq(appointment.patientId, patientId))
      .orderBy(asc(appointment.startsAt)),
    place_hold: db
      .select(columnsOf(placeHold, 'place_hold'))
      .from(placeHold)
      .where(eq(placeHold.patientId, patientId)),
    waiting_entry: db
      .select(columnsOf(waitingEntry, 'waiting_entry'))
      .from(waitingEntry)
      .where(eq(waitingEntry.patientId, patientId)),
    answer_link: db
      .select(columnsOf(answerLink, 'answer_link'))
      .from(answerLink)
      .where(ofAppointments(answerLink.appointmentId)),
    call_item: db
      .select(columnsOf(callItem, 'call_item'))
      .from(callItem)
      .where(ofAppointments(callItem.appointmentId)),
    outbox_message: db
      .select({
        ...columnsOf(outboxMessage, 'outbox_message'),
        subject: unlessSecret(outboxMessage.subject),
        text: unlessSecret(outboxMessage.text),
        html: unlessSecret(outboxMessage.html),
      })
      .from(outboxMessage)
      .where(sql`lower(${outboxMessage.to}) = lower(${email})`)
      .orderBy(asc(outboxMessage.createdAt)),
    contact_message: db
      .select(columnsOf(contactMessage, 'contact_message'))
      .from(contactMessage)
      .where(sql`lower(${contactMessage.email}) = lower(${email})`),
    audit_entry: db
      .select(columnsOf(auditEntry, 'audit_entry'))
      .from(auditEntry)
      .where(or(eq(auditEntry.patientId, patientId), eq(auditEntry.accountId, accountId)))
      .orderBy(asc(auditEntry.id)),
  }
  const names = Object.keys(parts)
  const rows = await Promise.all(Object.values(parts))
  return Object.fromEntries(names.map((name, index) => [name, (rows[index] as Row[]).map(row => plain(row))]))
}

const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Temporal.Instant ? String(value) : value,
    ]),
  )
