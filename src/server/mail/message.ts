import type { EmailKind } from '#entities/office/email.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { outboxMessage } from '../database/tables/messages.ts'

export interface Message {
  kind: EmailKind
  to: string
  language: InterfaceLanguage
  subject: string
  text: string
  html?: string
  attachments?: { filename: string; contentType: string; content: string }[]
  appointmentId?: string
}
export type StoredMessage = typeof outboxMessage.$inferSelect
