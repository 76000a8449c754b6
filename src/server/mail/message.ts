import type { InterfaceLanguage } from '#entities/interface-language.ts'
import type { LetterKind } from '#entities/letter.ts'
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
