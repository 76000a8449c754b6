import type { ContactTopic } from '#entities/office/contact-choices.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import type { contactMessage } from '../../database/tables/forms.ts'
import type { Deps } from '../../kernel/deps.ts'
import { emailLink } from '../../kernel/public-address.ts'
import { composeMail } from '../../mail/layout.ts'
import type { Message } from '../../mail/message.ts'
import type { ContactData } from '../forms/contact-data.ts'

type Row = typeof contactMessage.$inferInsert
type Language = 'en' | 'id'

const topicIn = (language: Language, topic: ContactTopic) => translateIn(language)(`careers:topics.${topic}`)

/** To the staff, in the sender's language, with the message word for word. */
export function contactMail(deps: Deps, row: Row, reach: ContactData, to: string): Message {
  const { language } = row
  const text = (name: string, values = {}) => translateIn(language)(`forms:mail.contact.${name}`, values)
  const topic = topicIn(language, row.topic)
  const mail = composeMail({
    language,
    title: text('title', { topic }),
    paragraphs: [text('what')],
    details: [
      [text('from'), row.name],
      ...(row.email ? [[text('email'), row.email] as [string, string]] : []),
      ...(row.phone ? [[text('phone'), row.phone] as [string, string]] : []),
      [text('topic'), topic],
      [text('location'), reach.place?.officialName ?? text('network')],
      [text('reference'), row.reference],
      [text('message'), row.message],
    ],
    action: {
      label: text('open'),
      url: emailLink(deps.config, `/admins/contact-messages/edit/${row.id}`, language),
    },
    hospital: reach.hospital,
  })
  return { kind: 'contact.message', to, language, ...mail }
}

/** To the sender. Contains no entered text: otherwise the form could send any text to any mailbox. */
export function receivedMail(row: Row, reach: ContactData, to: string): Message {
  const { language } = row
  const text = (name: string, values = {}) =>
    translateIn(language)(`forms:mail.contactReceived.${name}`, values)
  const { hospital, emergency: number } = reach
  const label = (name: string) => translateIn(language)(`forms:mail.contact.${name}`)
  const mail = composeMail({
    language,
    title: text('title'),
    paragraphs: [text('what', { hospital }), text('urgent', { number }), text('notYou')],
    details: [
      [label('topic'), topicIn(language, row.topic)],
      [label('location'), reach.place?.officialName ?? label('network')],
      [label('reference'), row.reference],
    ],
    hospital,
  })
  return { kind: 'contact.received', to, language, ...mail }
}
