import type { z } from 'zod'
import { del, get, post, put } from '#api/client.ts'
import type { Localized } from '#entities/localized.ts'
import {
  type Applicant,
  type ApplicantLine,
  type ApplicantStatus,
  type applicantChangeSchema,
  type applicantReplyWriteSchema,
  applicantStatuses,
} from '#entities/office/job-application.ts'
import { choiceFilter, PER_PAGE, type QueryOf, textFilter } from '../../kit/list/list-address.ts'
import type { Outcome } from '../../kit/list/use-selection.ts'
import { answerOptions, erase, invalidate, resultOptions, write, writeSettled } from '../queries.ts'

const keys = ['admins', 'job-applicants'] as const

export const applicantFilters = {
  offer: textFilter(120),
  status: choiceFilter(applicantStatuses),
  answered: choiceFilter(['no', 'yes']),
}

export const applicantsOptions = (query: QueryOf<typeof applicantFilters>) =>
  answerOptions<ApplicantLine[]>([...keys, 'list'], 'admins/job-applicants', {
    query: { ...query, perPage: PER_PAGE },
  })

export const offersOptions = resultOptions<{ offer: string; title: Localized; count: number }[]>(
  [...keys, 'offers'],
  'admins/job-applicants/offers',
)

export const applicantOptions = (id: string) =>
  resultOptions<Applicant>([...keys, 'one', id], `admins/job-applicants/${encodeURIComponent(id)}`, {
    staleTime: 0,
  })

export const invalidateApplicants = () => invalidate(keys)

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

export const bulkSetStatus = (chosen: ApplicantLine[], status: ApplicantStatus) => {
  const items = chosen.map(({ id, version }) => ({ id, version }))
  return writeSettled(post<Outcome[]>('admins/job-applicants/bulk', { status, items }), keys)
}

export const eraseApplicant = (id: string) =>
  erase(del(`admins/job-applicants/${id}`), keys, [...keys, 'one', id])
