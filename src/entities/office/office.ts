import { z } from 'zod'
import { contentKinds } from '../kinds.ts'
import { setupSteps } from './setup-steps.ts'

/** Reasons why content is not finished. The filters of the back office use the same names. */
export const attentions = ['untranslated', 'review', 'unreviewed'] as const
export type Attention = (typeof attentions)[number]

const perKind = z.array(z.object({ kind: z.enum(contentKinds), count: z.int() }))
/** Number of unfinished items of the public site by kind; kinds without any are left out. */
export const contentStateSchema = z.object({
  draft: perKind,
  changed: perKind,
  untranslated: perKind,
  review: perKind,
  unreviewed: perKind,
})
export type ContentState = z.infer<typeof contentStateSchema>

/** The placeholder name in the settings of an empty hospital. */
export const placeholderName = 'Rawat'

export const operatorTasks = ['address-public', 'backup', 'authenticator'] as const
export const setupSchema = z.object({
  /** `draft`: the current version is not published. */
  steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(['open', 'draft', 'done']) })),
  /** Tasks for the operator of the server, or for the administrator personally. */
  remains: z.array(z.object({ what: z.enum(operatorTasks), done: z.boolean() })),
  /** The mail server's name without credentials; null if emails are only written to files. */
  mail: z.object({ server: z.string().nullable(), from: z.string() }),
})
export type Setup = z.infer<typeof setupSchema>

/** The result of a test email to oneself, with the mail server's reason if it refused. */
export const testEmailSchema = z.object({
  to: z.string(),
  sent: z.boolean(),
  reason: z.string().nullable(),
})
export type TestEmail = z.infer<typeof testEmailSchema>

/** One scheduled job of the server. */
export const jobSchema = z.object({
  name: z.string(),
  /** Cron expression: minute, hour, day, month, weekday, in UTC. */
  cron: z.string(),
  /** Scheduled for the first time. */
  since: z.string(),
  running: z.boolean(),
  lastRunAt: z.string().nullable(),
  lastState: z.enum(['completed', 'failed']).nullable(),
  milliseconds: z.int().nullable(),
  lastFailedAt: z.string().nullable(),
  /** The error of the last failure. */
  error: z.string().nullable(),
})
export type Job = z.infer<typeof jobSchema>

/** Records found by the command palette. */
export const foundSchema = z.object({
  content: z.array(z.object({ kind: z.enum(contentKinds), key: z.string(), title: z.string() })),
  patients: z.array(z.object({ id: z.string(), name: z.string(), birthDate: z.string().nullable() })),
  appointments: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      doctor: z.string(),
      startsAt: z.string(),
      timezone: z.string(),
    }),
  ),
})
export type FoundRecords = z.infer<typeof foundSchema>

/** The state of one check of an installation. */
export const findingStates = ['fine', 'warning', 'wrong'] as const
