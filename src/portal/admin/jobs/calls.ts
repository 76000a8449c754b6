import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { del, get, post, put } from '#api/client.ts'
import type { Localized } from '#entities/localized.ts'
import type {
  Applicant,
  ApplicantLine,
  ApplicantStatus,
  applicantChangeSchema,
  applicantReplyWriteSchema,
} from '#entities/office/job-application.ts'
import { PER_PAGE } from '../../kit/list/list-address.ts'
import type { Outcome } from '../../kit/list/use-selection.ts'
import { queryClient, readAnswer, readResult, write } from '../../queries.ts'

const keys = ['admins', 'job-applicants'] as const

export interface ApplicantsQuery {
  page: number
  search: string
  offer: string
  status: string
  answered: string
}

export const applicantsOptions = (query: ApplicantsQuery) =>
  queryOptions({
    queryKey: [...keys, 'list', query],
    queryFn: readAnswer<ApplicantLine[]>('admins/job-applicants', { query: { ...query, perPage: PER_PAGE } }),
    placeholderData: keepPreviousData,
  })

export const offersOptions = () =>
  queryOptions({
    queryKey: [...keys, 'offers'],
    queryFn: readResult<{ offer: string; title: Localized; count: number }[]>('admins/job-applicants/offers'),
  })

export const applicantOptions = (id: string) =>
  queryOptions({
    queryKey: [...keys, 'one', id],
    queryFn: readResult<Applicant>(`admins/job-applicants/${encodeURIComponent(id)}`),
    staleTime: 0,
  })

export const renewApplicants = () => queryClient.invalidateQueries({ queryKey: keys })

export const saveApplicant = async (id: string, change: z.input<typeof applicantChangeSchema>) =>
  (await write(put<Applicant>(`admins/job-applicants/${id}`, change), keys)).result

export const replyTemplate = async (id: string, status: ApplicantStatus) =>
  (
    await get<{ subject: string; text: string }>(`admins/job-applicants/${id}/reply-template`, {
      query: { status },
    })
  ).result

export const replyToApplicant = async (id: string, reply: z.input<typeof applicantReplyWriteSchema>) =>
  (await write(post<Applicant>(`admins/job-applicants/${id}/replies`, reply), keys)).result

export async function setStatusOfMany(chosen: ApplicantLine[], status: ApplicantStatus) {
  const items = chosen.map(({ id, version }) => ({ id, version }))
  try {
    return await post<Outcome[]>('admins/job-applicants/bulk', { status, items })
  } finally {
    // Refetch also after an error: the server may have done it and the answer was lost.
    await renewApplicants()
  }
}

export async function eraseApplicant(id: string): Promise<void> {
  await del(`admins/job-applicants/${id}`)
  queryClient.removeQueries({ queryKey: [...keys, 'one', id] })
  await renewApplicants()
}
