import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { PublicItem } from '#entities/kinds.ts'
import type { applicationFormSchema } from '#entities/office/job-application.ts'
import { offerState } from '#entities/office/job-offer-state.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { publicContent, publicItems } from '../../content/public-reads.ts'
import { newId } from '../../database/connect.ts'
import { jobApplication, storedFile } from '../../database/tables/forms.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { isAllowed } from '../../kernel/http/rate-limits.ts'
import { notFound, Problem } from '../../kernel/problem.ts'
import { newCode } from '../../kernel/spoken-code.ts'
import { putMessage } from '../../mail/outbox.ts'
import type { DocumentType } from '../../storage/document-type.ts'
import type { Upload } from '../../storage/read-form.ts'
import { storageOf } from '../../storage/storage.ts'
import { type ContactData, contactDataOf } from '../forms/contact-data.ts'
import { applicantRetentionMonths } from '../forms/retention.ts'
import { requireSameBody, type SubmissionKey } from '../forms/submission-key.ts'
import { applicationMail, applicationReceivedMail } from './mails.ts'
import { storeCv } from './store-cv.ts'

export type ApplicationForm = z.output<typeof applicationFormSchema>
export interface OpenOffer {
  offer: PublicItem<'job-offers'>
  reach: ContactData
}

/** The offer if it accepts applications now. The server's clock decides, as the browser may show an old page. */
export async function openOffer(deps: Deps, slug: string): Promise<OpenOffer> {
  const { byKey } = await publicContent(deps, 'job-offers')
  const offers = byKey.has(slug) ? await publicItems(deps, 'job-offers') : []
  const offer = offers.find(one => one.slug === slug)
  if (!offer) throw notFound()
  const reach = await contactDataOf(deps, offer.location)
  if (offerState(offer, reach.timezone, deps.now()) !== 'open') throw new Problem(409, 'forms.closed')
  return { offer, reach }
}

interface Applied {
  form: ApplicationForm
  language: 'en' | 'id'
  cv: { upload: Upload; type: DocumentType } | null
  sending: SubmissionKey
  requestId: string
}

/** Stores an application with its CV. Idempotent: a repeated request changes nothing and leaves no second file. */
export async function apply(
  deps: Deps,
  { offer, reach }: OpenOffer,
  { form, language, cv, sending, requestId }: Applied,
): Promise<{ reference: string }> {
  const at = deps.now()
  const until = at.toZonedDateTimeISO(reach.timezone).toPlainDate().add({ months: applicantRetentionMonths })
  const acknowledge = await isAllowed(deps, 'form-address', form.email.toLowerCase())
  const file = cv ? await storeCv(deps, cv.upload, cv.type) : null
  const row = {
    id: newId(),
    reference: newCode(),
    offer: offer.slug,
    offerTitle: offer.title,
    name: form.name,
    email: form.email,
    phone: form.phone || null,
    city: form.city || null,
    education: form.education || null,
    experience: form.experience || null,
    licences: form.licences || null,
    message: form.message || null,
    language,
    cvId: file?.id ?? null,
    consentVersion: form.consentVersion,
    consentText: translateIn(language)('careers:apply.consentText', { hospital_name: reach.hospital }),
    consentAt: at,
    retentionUntil: until.toString(),
    ...sending,
    createdAt: at,
    updatedAt: at,
  }
  let kept = false
  try {
    const answer = await deps.db.transaction(async transaction => {
      if (file) await transaction.insert(storedFile).values(file)
      const inserted = await transaction
        .insert(jobApplication)
        .values(row)
        .onConflictDoNothing({ target: jobApplication.sendKey })
      if (inserted.rowCount === 0) {
        if (file) await transaction.delete(storedFile).where(eq(storedFile.id, file.id))
        const [known] = await transaction
          .select()
          .from(jobApplication)
          .where(eq(jobApplication.sendKey, sending.sendKey))
        return { reference: requireSameBody(known, sending).reference, replayed: true }
      }
      if (reach.mailbox) await putMessage(transaction, applicationMail(deps, row, reach, reach.mailbox))
      if (acknowledge) await putMessage(transaction, applicationReceivedMail(row, reach))
      await audit(transaction, { action: 'job-applicant.create', objectId: row.id, requestId })
      return { reference: row.reference, replayed: false }
    })
    kept = !answer.replayed
    if (kept) deps.outboxChanged()
    return { reference: answer.reference }
  } finally {
    if (file && !kept) await storageOf(deps.config).remove(file.storageKey)
  }
}
