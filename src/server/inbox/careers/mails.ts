import { localizedText } from '#entities/localized.ts'
import type { ApplicantStatus } from '#entities/office/applicant-status.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import type { jobApplication } from '../../database/tables/forms.ts'
import type { Deps } from '../../kernel/deps.ts'
import { emailLink } from '../../kernel/public-address.ts'
import { composeMail } from '../../mail/layout.ts'
import type { Message } from '../../mail/message.ts'
import type { ContactData } from '../forms/contact-data.ts'

type Row = typeof jobApplication.$inferInsert

/**
 * To the hospital. Without the applicant's data: many people read a shared mailbox, so details are shown only after
 * sign-in.
 */
export function applicationMail(deps: Deps, row: Row, { hospital }: ContactData, to: string): Message {
  const language = 'id'
  const text = (name: string, values = {}) => translateIn(language)(`forms:mail.application.${name}`, values)
  const mail = composeMail({
    language,
    title: text('title', { offer: localizedText(row.offerTitle, language) }),
    paragraphs: [text('what')],
    action: {
      label: text('open'),
      url: emailLink(deps.config, `/admins/jobs/job-applicants/edit/${row.id}`, language),
    },
    hospital,
  })
  return { kind: 'application.new', to, language, ...mail }
}

/** The template of a reply by its status, in the applicant's language; the administrator edits it before it is sent. */
export function replyTemplate(
  row: Pick<Row, 'language' | 'name' | 'offerTitle'>,
  status: ApplicantStatus,
  hospital: string,
): { subject: string; text: string } {
  const { language, name } = row
  const values = { name, offer: localizedText(row.offerTitle, language), hospital }
  const text = (part: string) => translateIn(language)(`forms:mail.reply.${part}`, values)
  return {
    subject: text(`${status}.subject`),
    text: [text('greeting'), text(`${status}.text`), text('close')].join('\n\n'),
  }
}

/**
 * To the applicant, with the administrator's text. The sender address accepts no replies, so the mail names one that
 * does.
 */
export function replyMail(
  row: Pick<Row, 'language' | 'email' | 'reference'>,
  { subject, text }: { subject: string; text: string },
  { hospital, mailbox }: ContactData,
  until: string,
): Message {
  const { language } = row
  const own = (name: string, values = {}) => translateIn(language)(`forms:mail.reply.${name}`, values)
  const mail = composeMail({
    language,
    title: subject,
    paragraphs: [
      ...text.split(/\n\s*\n/),
      ...(mailbox ? [own('answer', { mailbox })] : []),
      own('keep', { date: longDate(until, language) }),
    ],
    details: [[translateIn(language)('forms:mail.contact.reference'), row.reference]],
    hospital,
  })
  return { kind: 'application.reply', to: row.email, language, ...mail }
}

/** To the applicant. Contains no entered text: otherwise the form could send any text to any mailbox. */
export function applicationReceivedMail(row: Row, { hospital }: ContactData): Message {
  const { language } = row
  const text = (name: string, values = {}) =>
    translateIn(language)(`forms:mail.applicationReceived.${name}`, values)
  const mail = composeMail({
    language,
    title: text('title'),
    paragraphs: [
      text('what', { offer: localizedText(row.offerTitle, language), hospital }),
      text('keep', { date: longDate(row.retentionUntil, language) }),
      text('notYou'),
    ],
    details: [[translateIn(language)('forms:mail.contact.reference'), row.reference]],
    hospital,
  })
  return { kind: 'application.received', to: row.email, language, ...mail }
}
