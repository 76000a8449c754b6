import type { LetterKind } from '#entities/office/letter.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { outboxMessage } from '../database/tables/messages.ts'

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
