import { z } from 'zod'
import { notificationKinds } from './notification-kind.ts'

export const notificationSchema = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  at: z.string(),
  /** This administrator has read it. */
  read: z.boolean(),
  /** It has been dealt with since, or its object no longer exists. */
  settled: z.boolean(),
  objectId: z.string().nullable(),
  /** The name of its object: a doctor, an offer, a job. Never a patient's name. */
  about: z.string().nullable(),
  /** For an appointment: its time and time zone. */
  startsAt: z.string().nullable(),
  timezone: z.string().nullable(),
  /** For content: the item to edit. */
  content: z.object({ kind: z.string(), key: z.string() }).nullable(),
})
export type Notification = z.infer<typeof notificationSchema>
