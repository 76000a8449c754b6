import { Readable } from 'node:stream'
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  account,
  emailChange,
  formerEmail,
  knownDevice,
  patient,
  recoveryCode,
  session,
} from '../database/account-tables.ts'
import { answerLink, appointment, callItem, placeHold, reminder } from '../database/booking-tables.ts'
import type { Executor } from '../database/connect.ts'
import { content } from '../database/content-tables.ts'
import { contactMessage } from '../database/form-tables.ts'
import { auditEntry, auditRead, outboxMessage } from '../database/message-tables.ts'
import { waitingEntry } from '../database/waiting-tables.ts'
import { answerKinds, secretKinds } from '../mail/outbox.ts'
import { notFound } from '../problem.ts'
import { testimonialsOf } from './testimonials.ts'

/** Would open the account, or a link, to whoever reads the file: everything else about a person is theirs to have. */
export const withheld: Record<string, readonly string[]> = {
  account: ['passwordHash', 'totpSecret', 'totpPending', 'keepKey'],
  session: ['tokenHash'],
  known_device: ['hash'],
  recovery_code: ['hash'],
  email_change: ['codeHash'],
  answer_link: ['tokenHash'],
  contact_message: ['sendKey', 'bodyHash'],
}

type Row = Record<string, unknown>
/** So many rows are in memory at once, whoever asks and however long a life it was. */
const batch = 500

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

interface Part {
  name: string
  table: PgTable
  where: SQL | undefined
  /** Complete, so that a row is on one page only. */
  order: AnyPgColumn[]
  columns?: Record<string, AnyPgColumn | SQL>
}

/**
 * What was sent to, or from, an address of this account while it was theirs: an address may have been somebody else's
 * before, and their letters stay theirs.
 */
function writtenTo(db: Executor, address: AnyPgColumn, at: AnyPgColumn, accountId: string): SQL | undefined {
  const same = sql`lower(${formerEmail.email}) = lower(${address})`
  const until = and(same, lte(at, formerEmail.until))
  const theirs = exists(
    db
      .select({ one: sql`1` })
      .from(formerEmail)
      .where(and(until, ne(formerEmail.accountId, accountId))),
  )
  const former = exists(
    db
      .select({ one: sql`1` })
      .from(formerEmail)
      .where(and(until, eq(formerEmail.accountId, accountId))),
  )
  const present = exists(
    db
      .select({ one: sql`1` })
      .from(account)
      .where(and(eq(account.id, accountId), sql`lower(${account.email}) = lower(${address})`)),
  )
  return or(former, and(present, not(theirs)))
}

async function partsOf(db: Executor, patientId: string): Promise<Part[]> {
  const [found] = await db.select().from(patient).where(eq(patient.id, patientId))
  if (!found) throw notFound()
  const accountId = found.accountId ?? '00000000-0000-0000-0000-000000000000'
  const people = or(eq(patient.id, patientId), eq(patient.dependantOf, accountId))
  const ids = (await db.select({ id: patient.id }).from(patient).where(people)).map(one => one.id)
  const own = db.select({ id: appointment.id }).from(appointment).where(inArray(appointment.patientId, ids))
  const keys = (await Promise.all(ids.map(id => testimonialsOf(db, id)))).flat()
  const part = (table: PgTable, name: string, where: SQL | undefined, ...order: AnyPgColumn[]): Part => ({
    table,
    name,
    where,
    order,
  })
  return [
    part(account, 'account', eq(account.id, accountId), account.id),
    part(
      formerEmail,
      'former_email',
      eq(formerEmail.accountId, accountId),
      formerEmail.until,
      formerEmail.id,
    ),
    part(patient, 'patient', people, patient.id),
    part(session, 'session', eq(session.accountId, accountId), session.id),
    part(knownDevice, 'known_device', eq(knownDevice.accountId, accountId), knownDevice.hash),
    part(recoveryCode, 'recovery_code', eq(recoveryCode.accountId, accountId), recoveryCode.hash),
    part(emailChange, 'email_change', eq(emailChange.accountId, accountId), emailChange.accountId),
    part(
      appointment,
      'appointment',
      inArray(appointment.patientId, ids),
      appointment.startsAt,
      appointment.id,
    ),
    part(
      reminder,
      'reminder',
      inArray(reminder.appointmentId, own),
      reminder.startsAt,
      reminder.appointmentId,
      reminder.kind,
    ),
    part(placeHold, 'place_hold', inArray(placeHold.patientId, ids), placeHold.id),
    part(waitingEntry, 'waiting_entry', inArray(waitingEntry.patientId, ids), waitingEntry.id),
    part(answerLink, 'answer_link', inArray(answerLink.appointmentId, own), answerLink.tokenHash),
    part(callItem, 'call_item', inArray(callItem.appointmentId, own), callItem.id),
    part(
      content,
      'testimonial',
      keys.length === 0 ? sql`false` : and(eq(content.kind, 'testimonials'), inArray(content.key, keys)),
      content.id,
    ),
    {
      ...part(
        outboxMessage,
        'outbox_message',
        or(
          inArray(outboxMessage.appointmentId, own),
          and(
            isNull(outboxMessage.appointmentId),
            writtenTo(db, outboxMessage.to, outboxMessage.createdAt, accountId),
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
      'contact_message',
      writtenTo(db, contactMessage.email, contactMessage.createdAt, accountId),
      contactMessage.createdAt,
      contactMessage.id,
    ),
    part(
      auditEntry,
      'audit_entry',
      or(inArray(auditEntry.patientId, ids), eq(auditEntry.accountId, accountId)),
      auditEntry.id,
    ),
    part(
      auditRead,
      'audit_read',
      or(inArray(auditRead.patientId, ids), eq(auditRead.accountId, accountId)),
      auditRead.id,
    ),
  ]
}

async function* rowsOf(db: Executor, { name, table, where, order, columns }: Part): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += batch) {
    const rows = await db
      .select(columns ?? columnsOf(table, name))
      .from(table)
      .where(where)
      .orderBy(...order.map(column => asc(column)))
      .limit(batch)
      .offset(offset)
    yield (rows as Row[]).map(plain)
    if (rows.length < batch) return
  }
}

const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Temporal.Instant ? String(value) : value,
    ]),
  )

/**
 * Everything that is kept about a patient and whom they book for, by table, for the person's own eyes: the answer's JSON
 * in pieces, as a life with a hospital has no limit. Who is not there is refused before the first one.
 */
export async function everythingAbout(
  db: Executor,
  patientId: string,
  message: string,
): Promise<ReadableStream<Uint8Array>> {
  const parts = await partsOf(db, patientId)
  async function* pieces() {
    yield '{"result":{'
    for (const [index, part] of parts.entries()) {
      yield `${index === 0 ? '' : ','}${JSON.stringify(part.name)}:[`
      let between = ''
      for await (const rows of rowsOf(db, part)) {
        if (rows.length === 0) continue
        yield between + rows.map(row => JSON.stringify(row)).join(',')
        between = ','
      }
      yield ']'
    }
    yield `},"meta":${JSON.stringify({ message })}}`
  }
  return Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream<Uint8Array>
}
