import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import type { LetterKind } from '#entities/letter.ts'
import type { Deps } from '../app.ts'
import { putOnCallList } from '../booking/call-list.ts'
import { callNewsOf } from '../booking/news.ts'
import { type Executor, newId } from '../database/connect.ts'
import { outboxMessage } from '../database/message-tables.ts'
import { openTransport } from './transport.ts'

export interface Message {
  kind: LetterKind
  to: string
  language: InterfaceLanguage
  subject: string
  text: string
  html?: string
  attachments?: { filename: string; contentType: string; content: string }[]
  appointmentId?: string
}
export type StoredMessage = typeof outboxMessage.$inferSelect

/** Whoever reads these could sign in as somebody else, so their text is forgotten once a mail server has it. */
export const secretKinds = [
  'sign-up.code',
  'email.code',
  'staff.invitation',
  'password.reset',
  'password.reset-admin',
]
/** Of these the subject is a secret as well: it is what a locked telephone shows. */
export const codeKinds = ['sign-up.code', 'email.code']

/** How long after each failed attempt the next one comes; after the last there is none. */
const backOff = ['PT1M', 'PT5M', 'PT15M', 'PT1H', 'PT3H', 'PT6H', 'PT12H', 'PT24H'].map(one =>
  Temporal.Duration.from(one),
)
const maxAttempts = backOff.length
/** After so many failures (over an hour) whoever must know it soon is called, while the attempts go on. */
const patience = 4

/** Whoever holds these can answer in a patient's name, so their text is forgotten once a mail server has it. */
export const answerKinds = ['appointment.absence', 'appointment.late', 'appointment.cancelledByHospital']

/** Puts a message into the outbox, in the caller's transaction: it is sent if and only if that commits. Call `deps.outboxChanged()` after. */
export async function putMessage(executor: Executor, message: Message): Promise<void> {
  await executor
    .insert(outboxMessage)
    .values({ id: newId(), ...message, attachments: message.attachments ?? [] })
}

/** Letters whose next attempt was set by a clock that was ahead wait their usual time from now on. */
export async function attemptsFromNow(db: Executor, now: Temporal.Instant): Promise<void> {
  for (const [index, wait] of backOff.entries()) {
    const next = now.add(wait)
    await db
      .update(outboxMessage)
      .set({ nextAttemptAt: next })
      .where(
        and(
          isNull(outboxMessage.sentAt),
          isNull(outboxMessage.givenUpAt),
          eq(outboxMessage.attempts, index + 1),
          // A minute, as the clocks of two machines differ.
          gt(outboxMessage.nextAttemptAt, next.add({ minutes: 1 })),
        ),
      )
  }
}

/**
 * Takes the oldest message that is due. Its next attempt is moved first, so that no lock is held while a mail server
 * answers, and a crash while sending means a second copy at worst, never a lost message.
 */
async function claim(deps: Pick<Deps, 'db'>, now: Temporal.Instant): Promise<StoredMessage | undefined> {
  const due = deps.db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        isNull(outboxMessage.sentAt),
        isNull(outboxMessage.givenUpAt),
        // What was never tried is due at once, whatever the clocks of two machines say.
        or(eq(outboxMessage.attempts, 0), lte(outboxMessage.nextAttemptAt, now)),
        lt(outboxMessage.attempts, maxAttempts),
      ),
    )
    .orderBy(asc(outboxMessage.nextAttemptAt), asc(outboxMessage.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const steps = backOff.map(
    (wait, attempt) => sql`when ${sql.raw(String(attempt))} then ${now.add(wait).toString()}::timestamptz`,
  )
  const [message] = await deps.db
    .update(outboxMessage)
    .set({
      attempts: sql`${outboxMessage.attempts} + 1`,
      nextAttemptAt: sql`case ${outboxMessage.attempts} ${sql.join(steps, sql` `)} end`,
    })
    .where(inArray(outboxMessage.id, due))
    .returning()
  return message
}

/**
 * The server says that it will never take this mail for this address (RFC 5321: a reply of 550 to 559). What it says of us
 * who send is a mistake in the configuration, which somebody mends: no reason to lose every letter. A full mailbox (552)
 * is emptied.
 */
const isFinal = (error: unknown): boolean => {
  const {
    responseCode = 0,
    code,
    command,
  } = error as { responseCode?: number; code?: string; command?: string }
  if (responseCode < 550 || responseCode > 559 || responseCode === 552) return false
  return (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE'
}

/** Writes a failure down; where it was the last, or time runs out, the patient is put on the call list. */
async function noteFailure(
  db: Executor,
  { id, kind, attempts, appointmentId }: StoredMessage,
  lastError: string,
  final: boolean,
  now: Temporal.Instant,
): Promise<void> {
  const over = final || attempts >= maxAttempts
  await db
    .update(outboxMessage)
    .set({ lastError, ...(over ? { givenUpAt: now } : {}) })
    .where(eq(outboxMessage.id, id))
  const news = callNewsOf(kind)
  if (news && appointmentId && (over || attempts === patience)) {
    await putOnCallList(db, appointmentId, news, 'undeliverable')
  }
}

/**
 * Sends what is due; several processes may do so at once. A failure is written down and tried again later, as is what is
 * still due when it is `stopped`.
 */
export async function deliverOutbox(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'config'>,
  stopped: () => boolean = () => false,
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 }
  const transport = openTransport(deps.config)
  const work = async () => {
    while (!stopped()) {
      const message = await claim(deps, deps.now())
      if (!message) return
      const { id, kind } = message
      try {
        await transport.send(message)
      } catch (error) {
        counts.failed++
        // No address and no text: the log is not the place for either.
        const lastError = (error as Error).message.replaceAll(message.to, '(recipient)')
        deps.log({
          level: 'warn',
          message: 'A mail was not sent',
          id,
          kind,
          attempts: message.attempts,
          lastError,
        })
        await deps.db.transaction(db => noteFailure(db, message, lastError, isFinal(error), deps.now()))
        continue
      }
      counts.sent++
      const forget = transport.remote && [...secretKinds, ...answerKinds].includes(kind)
      await deps.db
        .update(outboxMessage)
        .set({
          sentAt: deps.now(),
          lastError: null,
          ...(forget ? { text: '', html: null } : {}),
          ...(forget && codeKinds.includes(kind) ? { subject: '' } : {}),
        })
        .where(eq(outboxMessage.id, id))
    }
  }
  try {
    await Promise.all(Array.from({ length: transport.connections }, work))
  } finally {
    transport.close()
  }
  return counts
}
