import { eq } from 'drizzle-orm'
import type { PlaceChoice } from '#entities/appointment/appointment.ts'
import type { Refusal } from '#entities/appointment/refusal.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { transitionAtDesk } from './front-desk-transitions.ts'
import { moveAppointment } from './move.ts'
import { decide, readAppointment } from './transitions.ts'

/** Ends the transaction of a preview without a commit. */
class PreviewDone extends Error {}

export type PreviewedStep = { move: PlaceChoice } | { refusal: Refusal; language: InterfaceLanguage }

async function take(deps: Deps, actor: Actor, id: string, step: PreviewedStep, isRequest: boolean) {
  if ('move' in step) await moveAppointment(deps, actor, id, step.move, { atDesk: true })
  else if (isRequest) await decide(deps, actor, id, { to: 'declined', ...step })
  else await transitionAtDesk(deps, actor, id, { to: 'cancelled_by_hospital', ...step })
}

/**
 * The email that a step of the front desk would send; null if the patient has no email address. The step itself runs in a
 * transaction that is rolled back, so the preview is the email that would be sent, and throws what the step would throw.
 */
export async function previewEmail(deps: Deps, actor: Actor, id: string, step: PreviewedStep) {
  const { status } = (await readAppointment(deps, actor, id)).row
  let email: { subject: string; text: string } | undefined
  const work = deps.db.transaction(async db => {
    const emailsNow = () =>
      db
        .select({ id: outboxMessage.id, subject: outboxMessage.subject, text: outboxMessage.text })
        .from(outboxMessage)
        .where(eq(outboxMessage.appointmentId, id))
    const before = new Set((await emailsNow()).map(one => one.id))
    // A step calls this right after its transaction. The error skips what a step does next, such as offers to the waiting list.
    const outboxChanged = () => {
      throw new PreviewDone()
    }
    const inside: Deps = { ...deps, db: db as unknown as Deps['db'], outboxChanged }
    await take(inside, actor, id, step, status === 'requested').catch(error => {
      if (!(error instanceof PreviewDone)) throw error
    })
    email = (await emailsNow()).find(one => !before.has(one.id))
    throw new PreviewDone()
  })
  await work.catch(error => {
    if (!(error instanceof PreviewDone)) throw error
  })
  return email ? { subject: email.subject, text: email.text } : null
}
