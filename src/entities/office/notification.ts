import { z } from 'zod'
import { notificationKinds } from './notification-kind.ts'

export const notificationSchema = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  at: z.string(),
  /** This administrator has read it. */
  read: z.boolean(),
  /** Somebody has dealt with it since, or it is no more. */
  settled: z.boolean(),
  objectId: z.string().nullable(),
  /** What it is about in the words of the thing itself: a doctor, an offer, a job. Never a patient's name. */
  about: z.string().nullable(),
  /** Of an appointment: when, and on which clock. */
  startsAt: z.string().nullable(),
  timezone: z.string().nullable(),
  /** Of content: where it is edited. */
  content: z.object({ kind: z.string(), key: z.string() }).nullable(),
})
export type Notification = z.infer<typeof notificationSchema>
