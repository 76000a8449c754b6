import { queryOptions } from '@tanstack/react-query'
import { pageApiBase } from '#api/base.ts'
import { post } from '#api/client.ts'
import type { Letter, LetterKind, LetterPreview, Undelivered } from '#entities/office/letter.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { readAnswer, readResult, write } from '../../queries.ts'

const keys = ['admins', 'letters'] as const

export const lettersOptions = queryOptions({
  queryKey: [...keys, 'list'],
  queryFn: readResult<Letter[]>('admins/letters'),
  staleTime: Number.POSITIVE_INFINITY,
})

export const previewOptions = (kind: LetterKind, language: InterfaceLanguage) =>
  queryOptions({
    queryKey: [...keys, 'preview', kind, language],
    queryFn: readResult<LetterPreview>(`admins/letters/${kind}/${language}`),
    // The ticket of the frame is valid for ten minutes.
    staleTime: 5 * 60_000,
    gcTime: 5 * 60_000,
  })

/** The address of a preview's HTML, also if the API has another host than these pages. */
export const frameAddress = ({ frame }: LetterPreview): string => frame.replace(/^\/api\//, pageApiBase())

export const undeliveredOptions = (page: number) =>
  queryOptions({
    queryKey: [...keys, 'undelivered', page],
    queryFn: readAnswer<Undelivered[]>('admins/undelivered-letters', { query: { page }, polled: true }),
    refetchInterval: 60_000,
  })

export const sendAgain = (id: string) =>
  write(post(`admins/undelivered-letters/${encodeURIComponent(id)}/retry`), [...keys, 'undelivered'])
