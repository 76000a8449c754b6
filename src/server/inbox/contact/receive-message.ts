import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { contactFormSchema } from '#entities/office/contact-message.ts'
import { newId } from '../../database/connect.ts'
import { contactMessage } from '../../database/tables/forms.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { isAllowed } from '../../kernel/http/rate-limits.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { newCode } from '../../kernel/spoken-code.ts'
import { putMessage } from '../../mail/outbox.ts'
import { contactDataOf } from '../forms/contact-data.ts'
import { requireSameBody, type SubmissionKey } from '../forms/submission-key.ts'
import { contactMail, receivedMail } from './mails.ts'

export type ContactForm = z.output<typeof contactFormSchema>
interface Received {
  form: ContactForm
  language: 'en' | 'id'
  sending: SubmissionKey
  requestId: string
}

/** Stores a message and queues the mails in one transaction. Idempotent: a repeated request changes nothing. */
export async function receiveMessage(
  deps: Deps,
  { form, language, sending, requestId }: Received,
): Promise<string> {
  const reach = await contactDataOf(deps, form.location)
  if (form.location && !reach.place) throw fieldProblem('location', 'forms:locationUnknown')
  const acknowledge = form.email ? await isAllowed(deps, 'form-address', form.email.toLowerCase()) : false
  const row = {
    id: newId(),
    reference: newCode(),
    name: form.name,
    email: form.email || null,
    phone: form.phone || null,
    topic: form.topic,
    location: form.location || null,
    message: form.message,
    language,
    ...sending,
    createdAt: deps.now(),
  }
  const answer = await deps.db.transaction(async transaction => {
    const inserted = await transaction
      .insert(contactMessage)
      .values(row)
      .onConflictDoNothing({ target: contactMessage.sendKey })
    if (inserted.rowCount === 0) {
      const [known] = await transaction
        .select()
        .from(contactMessage)
        .where(eq(contactMessage.sendKey, sending.sendKey))
      return { reference: requireSameBody(known, sending).reference, replayed: true }
    }
    if (reach.mailbox) await putMessage(transaction, contactMail(deps, row, reach, reach.mailbox))
    if (acknowledge && row.email) await putMessage(transaction, receivedMail(row, reach, row.email))
    await audit(transaction, { action: 'contact-message.create', objectId: row.id, requestId })
    return { reference: row.reference, replayed: false }
  })
  if (!answer.replayed) deps.outboxChanged()
  return answer.reference
}
