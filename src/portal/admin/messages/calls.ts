import { pageApiBase } from '#api/base.ts'
import { post } from '#api/client.ts'
import type { EmailKind, EmailPreview } from '#entities/office/email.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { answerOptions, resultOptions, write } from '../queries.ts'

const keys = ['admins', 'letters'] as const

export const emailsOptions = resultOptions([...keys, 'list'], '/api/admins/letters', {
  staleTime: Number.POSITIVE_INFINITY,
})

export const previewOptions = (kind: EmailKind, language: InterfaceLanguage) =>
  resultOptions([...keys, 'preview', kind, language], '/api/admins/letters/{kind}/{language}', {
    params: { kind, language },
    // The ticket of the frame is valid for ten minutes.
    staleTime: 5 * 60_000,
    gcTime: 5 * 60_000,
  })

/** The address of a preview's HTML, also if the API has another host than these pages. */
export const frameAddress = ({ frame }: EmailPreview): string => frame.replace(/^\/api\//, pageApiBase())

export const undeliveredOptions = (page: number) =>
  answerOptions([...keys, 'undelivered'], '/api/admins/undelivered-letters', {
    query: { page },
    every: 60_000,
  })

export const retrySending = (id: string) =>
  write(post('/api/admins/undelivered-letters/{id}/retry', { params: { id } }), [...keys, 'undelivered'])
