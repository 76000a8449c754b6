import { z } from 'zod'
import { contentKinds } from '../kinds.ts'

/** What is asked of content before it can be called finished. The lists of the back office filter by the same words. */
export const attentions = ['untranslated', 'review'] as const
export type Attention = (typeof attentions)[number]

const perKind = z.array(z.object({ kind: z.enum(contentKinds), count: z.int() }))
/** What is not finished on the public site, by kind; kinds without any are left out. */
export const contentStateSchema = z.object({
  draft: perKind,
  changed: perKind,
  untranslated: perKind,
  review: perKind,
})
export type ContentState = z.infer<typeof contentStateSchema>

/** How a new hospital is set up, in the order in which one step needs the other. */
/** What the settings of an empty hospital begin with: a name that is nobody's. */
export const nobodysName = 'Rawat'

export const setupSteps = [
  'hospital',
  'location',
  'specialties',
  'doctors',
  'timetable',
  'mail',
  'colleagues',
  'publish',
] as const
export type SetupStep = (typeof setupSteps)[number]
/** A house can be open without these; nothing counts them as missing. */
export const optionalSteps: readonly SetupStep[] = ['colleagues']
export const setupRemains = ['address-public', 'backup', 'authenticator'] as const
export const setupSchema = z.object({
  /** `draft` is written, and not public as it is written. */
  steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(['open', 'draft', 'done']) })),
  /** What whoever runs the machine, or the administrator alone, still has to do. */
  remains: z.array(z.object({ what: z.enum(setupRemains), done: z.boolean() })),
  /** The mail server's name without what opens it; null where letters are only written to files. */
  mail: z.object({ server: z.string().nullable(), from: z.string() }),
})
export type Setup = z.infer<typeof setupSchema>

/** How a letter to oneself went; what the mail server said where it refused. */
export const testLetterSchema = z.object({
  to: z.string(),
  sent: z.boolean(),
  reason: z.string().nullable(),
})
export type TestLetter = z.infer<typeof testLetterSchema>

/** One job of the server's clockwork. */
export const jobSchema = z.object({
  name: z.string(),
  /** As the clockwork has it: minute, hour, day, month, weekday, in UTC. */
  cron: z.string(),
  /** Scheduled for the first time. */
  since: z.string(),
  running: z.boolean(),
  lastRunAt: z.string().nullable(),
  lastState: z.enum(['completed', 'failed']).nullable(),
  milliseconds: z.int().nullable(),
  lastFailedAt: z.string().nullable(),
  /** What the last failure said. */
  error: z.string().nullable(),
})
export type Job = z.infer<typeof jobSchema>

/** What the command palette found among records. */
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
