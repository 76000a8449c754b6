import { and, asc, eq, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { EmailKind } from '#entities/office/email.ts'
import { type Executor, newId } from '../database/connect.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { emailUndelivered } from '../kernel/events.ts'
import { backOff } from './attempts.ts'
import type { Message, StoredMessage } from './message.ts'
import { isPermanentFailure } from './permanent-failure.ts'
import { openTransport, type Transport } from './transport.ts'

/** A reader of these could sign in to another account, so their text is deleted once a mail server has accepted it. */
export const secretKinds = [
  'sign-up.code',
  'email.code',
  'staff.invitation',
  'password.reset',
  'password.reset-admin',
]
/** The subject of these contains the code too, as a locked telephone shows only the subject. */
export const codeKinds = ['sign-up.code', 'email.code']

/** The recipient waits for these, so they have their own connections and do not queue behind other messages. */
const promptKinds: EmailKind[] = [
  'sign-up.code',
  'sign-up.known',
  'email.code',
  'email.known',
  'password.reset',
  'password.reset-admin',
]

const maxAttempts = backOff.length
/** After this many failures (over an hour) listeners are notified. The attempts go on. */
const failuresUntilNotice = 4

/** A reader of these could answer for the patient, so their text is deleted once a mail server has accepted it. */
const answerable = ['absence', 'late', 'cancelledByHospital', 'restored', 'mayReturn']
export const answerKinds = answerable.map(one => `appointment.${one}`)

/** Stores a message in the caller's transaction and returns its id. Call `deps.outboxChanged()` after the commit. */
export async function putMessage(executor: Executor, message: Message): Promise<string> {
  const id = newId()
  await executor.insert(outboxMessage).values({ id, ...message, attachments: message.attachments ?? [] })
  return id
}

/**
 * Claims the oldest due message by moving its next attempt. So no lock is held while the mail server answers, and a crash
 * while sending can at worst cause a second copy, but never a lost message. A message whose last attempt ended with its
 * process is claimed once more, to be given up.
 */
async function claim(
  deps: Pick<Deps, 'db'>,
  now: Temporal.Instant,
  which: SQL,
): Promise<StoredMessage | undefined> {
  const due = deps.db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        which,
        isNull(outboxMessage.sentAt),
        isNull(outboxMessage.givenUpAt),
        // A new message is due at once, even if the clocks of two machines differ.
        or(eq(outboxMessage.attempts, 0), lte(outboxMessage.nextAttemptAt, now)),
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
      nextAttemptAt: sql`case ${outboxMessage.attempts} ${sql.join(steps, sql` `)} else ${now.add({ hours: 1 }).toString()}::timestamptz end`,
    })
    // Not `in`: PostgreSQL may run that subquery once per row, and would claim messages that no worker sends.
    .where(sql`${outboxMessage.id} = (${due})`)
    .returning()
  return message
}

/** Records a failed attempt. Notifies listeners if it was the last, or if attempts have failed for an hour. */
async function noteFailure(
  db: Executor,
  { id, kind, attempts, appointmentId, createdAt }: StoredMessage,
  lastError: string,
  final: boolean,
  now: Temporal.Instant,
): Promise<void> {
  const over = final || attempts >= maxAttempts
  await db
    .update(outboxMessage)
    .set({ lastError, ...(over ? { givenUpAt: now } : {}) })
    .where(eq(outboxMessage.id, id))
  if (appointmentId && (over || attempts === failuresUntilNotice))
    await emailUndelivered.emit(db, { kind, appointmentId, createdAt, final: over }, now)
}

type Needs = Pick<Deps, 'db' | 'now' | 'log' | 'config'>
interface Counts {
  sent: number
  failed: number
}

/** Extends the lease of the message while a slow server answers, so that no other process sends it too. */
async function withLease(deps: Needs, { id }: StoredMessage, send: () => Promise<void>): Promise<void> {
  const beat = setInterval(() => {
    const next = deps.now().add({ minutes: 1 }).toString()
    deps.db
      .update(outboxMessage)
      .set({ nextAttemptAt: sql`greatest(${outboxMessage.nextAttemptAt}, ${next}::timestamptz)` })
      .where(eq(outboxMessage.id, id))
      .catch(error => deps.log({ level: 'warn', what: 'outbox', error: errorText(error) }))
  }, 20_000)
  try {
    await send()
  } finally {
    clearInterval(beat)
  }
}

async function deliverOne(deps: Needs, transport: Transport, message: StoredMessage): Promise<boolean> {
  const { id, kind } = message
  try {
    if (message.attempts > maxAttempts) throw new Error('The process ended during the last attempt')
    await withLease(deps, message, () => transport.send(message))
  } catch (error) {
    // The log must not contain addresses or texts.
    const lastError = (error as Error).message.replaceAll(message.to, '(recipient)')
    deps.log({
      level: 'warn',
      message: 'A mail was not sent',
      id,
      kind,
      attempts: message.attempts,
      lastError,
    })
    await deps.db.transaction(db =>
      noteFailure(db, message, lastError, isPermanentFailure(error), deps.now()),
    )
    return false
  }
  const isPurged = transport.remote && [...secretKinds, ...answerKinds].includes(kind)
  await deps.db
    .update(outboxMessage)
    .set({
      sentAt: deps.now(),
      lastError: null,
      ...(isPurged ? { text: '', html: null } : {}),
      ...(isPurged && codeKinds.includes(kind) ? { subject: '' } : {}),
    })
    .where(eq(outboxMessage.id, id))
  return true
}

/** Workers for one class of messages, as many as the transport has connections. They end when no message is due. */
function workerPool(deps: Needs, which: SQL, stopped: () => boolean, counts: Counts) {
  const workers = new Set<Promise<void>>()
  let transport: Transport | null = null
  let changes = 0
  let failure: unknown
  const work = async (own: Transport) => {
    for (let seen = changes; !stopped(); seen = changes) {
      const message = await claim(deps, deps.now(), which)
      if (message) counts[(await deliverOne(deps, own, message)) ? 'sent' : 'failed']++
      // Another message may have been committed during the query: then check again.
      else if (seen === changes) return
    }
  }
  return {
    changed() {
      if (stopped()) return
      changes++
      if (workers.size === 0) failure = undefined
      transport ??= openTransport(deps.config)
      const own = transport
      while (workers.size < own.connections) {
        const worker = work(own)
          .catch(error => {
            if (failure === undefined) deps.log({ level: 'error', what: 'outbox', error: errorText(error) })
            failure ??= error
          })
          .finally(() => {
            workers.delete(worker)
            if (workers.size > 0) return
            own.close()
            transport = null
          })
        workers.add(worker)
      }
    },
    async idle() {
      while (workers.size > 0) await Promise.all(workers)
      if (failure !== undefined) throw failure
    },
  }
}

/**
 * Sends due messages in parallel; other processes may do the same. `changed` signals new messages. `idle` waits until none
 * is due, and throws if the database failed. Failed messages are retried later, and so are messages that are still due
 * when `stopped` returns true.
 */
export function startDelivery(deps: Needs, stopped: () => boolean = () => false) {
  const counts: Counts = { sent: 0, failed: 0 }
  const prompt = inArray(outboxMessage.kind, promptKinds)
  const pools = [prompt, not(prompt)].map(which => workerPool(deps, which, stopped, counts))
  return {
    changed: () => pools.forEach(one => void one.changed()),
    idle: async (): Promise<Counts> => {
      await Promise.all(pools.map(one => one.idle()))
      return counts
    },
  }
}

/** Sends all due messages. */
export async function deliverOutbox(deps: Needs): Promise<Counts> {
  const delivery = startDelivery(deps)
  delivery.changed()
  return delivery.idle()
}
