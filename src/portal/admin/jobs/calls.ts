import type { z } from 'zod'
import { del, get, post, put } from '#api/client.ts'
import { type ApplicantStatus, applicantStatuses } from '#entities/office/applicant-status.ts'
import type {
  ApplicantLine,
  applicantChangeSchema,
  applicantReplyWriteSchema,
} from '#entities/office/job-application.ts'
import { choiceFilter, PER_PAGE, type QueryOf, textFilter } from '../../kit/list/list-address.ts'
import { answerOptions, erase, invalidate, resultOptions, write, writeSettled } from '../queries.ts'

const keys = ['admins', 'job-applicants'] as const

export const applicantFilters = {
  offer: textFilter(120),
  status: choiceFilter(applicantStatuses),
  answered: choiceFilter(['no', 'yes']),
}

export const applicantsOptions = (query: QueryOf<typeof applicantFilters>) =>
  answerOptions([...keys, 'list'], '/api/admins/job-applicants', { query: { ...query, perPage: PER_PAGE } })

export const offersOptions = resultOptions([...keys, 'offers'], '/api/admins/job-applicants/offers')

export const applicantOptions = (id: string) =>
  resultOptions([...keys, 'one', id], '/api/admins/job-applicants/{id}', { params: { id }, staleTime: 0 })

export const invalidateApplicants = () => invalidate(keys)

export const saveApplicant = async (id: string, change: z.input<typeof applicantChangeSchema>) =>
  (await write(put('/api/admins/job-applicants/{id}', { params: { id }, body: change }), keys)).result

export const replyTemplate = async (id: string, status: ApplicantStatus) =>
  (await get('/api/admins/job-applicants/{id}/reply-template', { params: { id }, query: { status } })).result

export const replyToApplicant = async (id: string, reply: z.input<typeof applicantReplyWriteSchema>) =>
  (await write(post('/api/admins/job-applicants/{id}/replies', { params: { id }, body: reply }), keys)).result

export const bulkSetStatus = (chosen: ApplicantLine[], status: ApplicantStatus) => {
  const items = chosen.map(({ id, version }) => ({ id, version }))
  return writeSettled(post('/api/admins/job-applicants/bulk', { body: { status, items } }), keys)
}

export const eraseApplicant = (id: string) =>
  erase(del('/api/admins/job-applicants/{id}', { params: { id } }), keys, [...keys, 'one', id])
