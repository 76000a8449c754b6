import { pageApiBase } from '#api/base.ts'
import { post } from '#api/client.ts'
import type { EmailKind, EmailKindLanguages, EmailPreview, Undelivered } from '#entities/office/email.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { answerOptions, resultOptions, write } from '../queries.ts'

const keys = ['admins', 'letters'] as const

export const emailsOptions = resultOptions<EmailKindLanguages[]>([...keys, 'list'], 'admins/letters', {
  staleTime: Number.POSITIVE_INFINITY,
})

export const previewOptions = (kind: EmailKind, language: InterfaceLanguage) =>
  resultOptions<EmailPreview>([...keys, 'preview', kind, language], `admins/letters/${kind}/${language}`, {
    // The ticket of the frame is valid for ten minutes.
    staleTime: 5 * 60_000,
    gcTime: 5 * 60_000,
  })

/** The address of a preview's HTML, also if the API has another host than these pages. */
export const frameAddress = ({ frame }: EmailPreview): string => frame.replace(/^\/api\//, pageApiBase())

export const undeliveredOptions = (page: number) =>
  answerOptions<Undelivered[]>([...keys, 'undelivered'], 'admins/undelivered-letters', {
    query: { page },
    every: 60_000,
  })

export const retrySending = (id: string) =>
  write(post(`admins/undelivered-letters/${encodeURIComponent(id)}/retry`), [...keys, 'undelivered'])
