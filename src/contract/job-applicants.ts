import { z } from '@hono/zod-openapi'
import { applicantStatuses } from '#entities/office/applicant-status.ts'
import {
  applicantBulkSchema,
  applicantChangeSchema,
  applicantLineSchema,
  applicantReplyWriteSchema,
  applicantSchema,
  applicationFormSchema,
} from '#entities/office/job-application.ts'
import { formBody } from './form-body.ts'
import {
  binary,
  created,
  del,
  get,
  list,
  media,
  named,
  outcomes,
  paging,
  post,
  put,
  search,
  subject,
} from './operation.ts'

const applicant = named('JobApplicant', applicantSchema)

export const jobApplicants = subject('job-applicants', {
  applyForJob: post('/api/job-offers/{slug}/applications', 'public', {
    streamsBody: true,
    summary:
      'Apply for a position, with a CV as PDF or DOCX of at most 5 MB; an Idempotency-Key makes it safe to repeat. A browser’s own form gets a 303 to a page, or the form again',
    params: z.object({ slug: z.string().max(120) }),
    body: formBody(applicationFormSchema, ['multipart/form-data'], 'cv'),
    answer: created(z.object({ reference: z.string() }), 'It has arrived'),
    others: {
      303: { description: 'To the page that says thank you, for a browser without scripts' },
      409: { description: 'The position takes no applications any more' },
    },
  }),
  listJobApplicants: get('/api/admins/job-applicants', 'hr', {
    summary: 'Who applied, newest first',
    query: z.object({
      ...paging(25),
      offer: z.string().max(120).optional(),
      search,
      status: z.enum(applicantStatuses, 'validation:choice').optional(),
      answered: z.enum(['yes', 'no']).optional(),
    }),
    answer: list(applicantLineSchema),
  }),
  listAppliedJobOffers: get('/api/admins/job-applicants/offers', 'hr', {
    summary: 'The positions with applications, and how many; also deleted positions',
    answer: z.array(
      z.object({ offer: z.string(), title: applicantLineSchema.shape.offerTitle, count: z.int() }),
    ),
  }),
  readJobApplicant: get('/api/admins/job-applicants/{id}', 'hr', {
    summary: 'One applicant',
    answer: applicant,
  }),
  saveJobApplicant: put('/api/admins/job-applicants/{id}', 'hr', {
    summary:
      'How far an application is, notes about it, and until when it is kept; 409 if another colleague was faster',
    body: applicantChangeSchema,
    answer: applicant,
  }),
  readReplyTemplate: get('/api/admins/job-applicants/{id}/reply-template', 'hr', {
    summary: 'The words that an answer with this status begins with, in the applicant’s language',
    query: z.object({ status: z.enum(applicantStatuses, 'validation:choice') }),
    answer: z.object({ language: z.enum(['en', 'id']), subject: z.string(), text: z.string() }),
  }),
  replyToJobApplicant: post('/api/admins/job-applicants/{id}/replies', 'hr', {
    summary:
      'Answer an applicant by email and set the status that it tells of; 409 if another colleague was faster',
    body: applicantReplyWriteSchema,
    answer: applicant,
  }),
  eraseJobApplicant: del('/api/admins/job-applicants/{id}', 'hr', {
    summary: 'Erase an applicant with the CV',
    answer: z.object({ id: z.string() }),
  }),
  saveJobApplicants: post('/api/admins/job-applicants/bulk', 'hr', {
    summary:
      'How far a selection of applications is: each with its own outcome, refused if another colleague was faster',
    body: applicantBulkSchema,
    answer: outcomes,
  }),
  readJobApplicantCv: get('/api/admins/job-applicants/{id}/cv', 'hr', {
    summary: 'The CV of an applicant, to be saved: never shown on our own origin',
    answer: media('The file', 'application/octet-stream', binary),
  }),
})
