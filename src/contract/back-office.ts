import { z } from '@hono/zod-openapi'
import { redirectSchema, redirectWriteSchema } from '#entities/content/redirect.ts'
import {
  leadWriteSchema,
  missedSearchSchema,
  missedStates,
  searchLeadSchema,
} from '#entities/office/missed-search.ts'
import { notificationSchema } from '#entities/office/notification.ts'
import {
  contentStateSchema,
  findingStates,
  foundSchema,
  jobSchema,
  setupSchema,
  testEmailSchema,
} from '#entities/office/office.ts'
import { pageViewsSchema } from '#entities/office/page-view.ts'
import {
  accepted,
  created,
  del,
  get,
  list,
  media,
  named,
  paging,
  post,
  put,
  search,
  subject,
} from './operation.ts'

const run = z.object({
  id: z.string(),
  trigger: z.enum(['schedule', 'command']),
  startedAt: z.string(),
  endedAt: z.string(),
  folder: z.string().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  bytes: z.int().nullable(),
  verified: z.enum(['read', 'restored']).nullable(),
  error: z.string().nullable(),
})

const date = z.iso.date('validation:date')
const auditFilter = z.object({
  who: z.union([z.uuid(), z.literal('nobody')]).optional(),
  action: z
    .string()
    .max(60)
    .regex(/^[a-z]+(?:[.-][a-z]+)*$/i)
    .optional(),
  from: date.optional(),
  to: date.optional(),
  patient: z.uuid().optional(),
})
const auditEntry = z
  .object({
    id: z.int(),
    at: z.string(),
    by: z.string().nullable(),
    role: z.enum(['patient', 'admin']).nullable(),
    action: z.string(),
    objectKind: z.string(),
    objectId: z.string().nullable(),
    patientId: z.string().nullable(),
    patient: z.string().nullable(),
    requestId: z.string().nullable(),
    /** For reads also `count`, `last` and what was read. */
    detail: z.record(z.string(), z.unknown()).nullable(),
    /** Reads that are still being counted: the final entry follows within a quarter of an hour, with the same id. */
    open: z.boolean(),
  })
  .openapi('AuditEntry')

export const backOffice = {
  ...subject('operations', {
    listBackups: get('/api/admins/operations/backups', 'super', {
      summary: 'Whether backups are made every night, and how the last ones went, newest first',
      answer: z.object({
        scheduled: z.boolean(),
        folder: z.string().nullable(),
        keep: z.int(),
        lastGoodAt: z.string().nullable(),
        runs: z.array(run),
      }),
    }),
    readCheckUp: get('/api/admins/operations/check-up', 'super', {
      summary: 'What of this installation is in order, what is not, and what to do about it',
      answer: z.array(
        z.object({
          check: z.string(),
          state: z.enum(findingStates),
          message: z.string(),
          remedy: z.string().nullable(),
        }),
      ),
    }),
  }),
  ...subject('notifications', {
    listNotifications: get('/api/admins/notifications', 'admin', {
      summary: 'What happened in the scopes of the administrator, newest first; without names of patients',
      query: z.object({
        ...paging(25),
        open: z.stringbool().default(false).openapi({
          type: 'boolean',
          description: 'Only what is neither read nor dealt with',
        }),
      }),
      answer: list(named('Notification', notificationSchema)),
    }),
    countNotifications: get('/api/admins/notifications/count', 'admin', {
      summary: 'How many are neither read nor dealt with; 100 stands for as many and more',
      answer: z.object({ count: z.int() }),
    }),
    markNotificationsRead: post('/api/admins/notifications/read', 'admin', {
      summary: 'Mark those with these ids as read, and all up to an id',
      body: z
        .strictObject({
          ids: z.array(z.int().min(1)).min(1).max(200).optional(),
          upTo: z.int().min(1).optional(),
        })
        .refine(one => one.ids !== undefined || one.upTo !== undefined, 'validation:invalid'),
    }),
  }),
  ...subject('audit', {
    listAuditEntries: get('/api/admins/audit', 'super', {
      summary: 'Who read or changed what, newest first',
      query: auditFilter.extend(paging(50)),
      answer: list(auditEntry),
    }),
    listAuditPeople: get('/api/admins/audit/people', 'super', {
      summary: 'The administrators by name, for the filter',
      answer: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    exportAuditEntries: get('/api/admins/audit/export', 'super', {
      summary: 'All that a filter finds, as a CSV file that no spreadsheet takes for formulas',
      query: auditFilter,
      answer: media('The file', 'text/csv'),
    }),
  }),
  ...subject('redirects', {
    listRedirects: get('/api/admins/redirects', 'super', {
      summary: 'Redirects of old addresses, newest first',
      query: z.object({
        ...paging(50),
        search,
      }),
      answer: list(named('Redirect', redirectSchema)),
    }),
    createRedirect: post('/api/admins/redirects', 'super', {
      summary: 'Redirect an old address, or mark it as removed; loops and chains are refused',
      body: redirectWriteSchema,
      answer: created(z.object({ id: z.string() })),
    }),
    deleteRedirect: del('/api/admins/redirects/{id}', 'super', {
      summary: 'Delete a redirect; its address gives 404 again',
    }),
  }),
  ...subject('visits', {
    countVisit: post('/api/visits', 'public', {
      summary:
        'A public page was opened, or a search found nothing: counted by day and sort of page, nothing else is kept',
      description:
        'The body is plain text, as a beacon sends it: the page’s path, and on a second line the words that found nothing. ' +
        'Readers who ask not to be tracked are not counted.',
      answer: accepted(z.object({ accepted: z.boolean() })),
    }),
    listVisits: get('/api/admins/visits', 'content', {
      summary: 'Visits by day and by sort of page, and searches that found nothing',
      query: z.object({ days: z.coerce.number<number>().int().min(1).max(365).default(30) }),
      answer: named('Visits', pageViewsSchema),
    }),
  }),
  ...subject('visits', {
    listMissedSearches: get('/api/admins/missed-searches', 'content', {
      summary: 'Searches that found nothing, and what they lead to',
      query: z.object({
        ...paging(50),
        search,
        state: z.enum(missedStates).default('open'),
        sort: z.enum(['-count', 'count', '-lastOn', 'lastOn', 'words', '-words']).default('-count'),
      }),
      answer: list(missedSearchSchema),
    }),
    leadSearch: put('/api/admins/missed-searches', 'content', {
      summary:
        'Set the item or page for search words that found nothing; `none` hides them, null undoes either',
      body: leadWriteSchema,
    }),
    listSearchLeads: get('/api/search-leads', 'public', {
      summary: 'Search words with the item or page that editors chose, for a build',
      answer: z.array(searchLeadSchema),
    }),
  }),
  ...subject('content', {
    readContentState: get('/api/admins/content-state', 'content', {
      summary: 'How many items of each kind are unpublished, untranslated, unreviewed or past their review',
      answer: named('ContentState', contentStateSchema),
    }),
  }),
  ...subject('search', {
    searchRecords: get('/api/admins/search', 'admin', {
      summary:
        'Content by title, patients by name, appointments by code: a few of each, as far as the scopes go',
      query: z.object({ words: z.string().trim().min(2).max(100) }),
      answer: named('FoundRecords', foundSchema),
    }),
  }),
  ...subject('operations', {
    listJobs: get('/api/admins/operations/jobs', 'super', {
      summary: 'The scheduled jobs with their last runs and errors',
      answer: z.array(named('Job', jobSchema)),
    }),
    runJob: post('/api/admins/operations/jobs/{name}/run', 'super', {
      summary: 'Run a job now, beside its own times',
      answer: accepted(z.object({ accepted: z.boolean() })),
    }),
    readSetup: get('/api/admins/setup', 'super', {
      summary: 'What a new hospital still has to do, step by step',
      answer: named('Setup', setupSchema),
    }),
    sendTestLetter: post('/api/admins/operations/test-letter', 'super', {
      summary: 'Send a test email to your own address, with the mail server’s answer',
      answer: named('TestLetter', testEmailSchema),
    }),
  }),
}
