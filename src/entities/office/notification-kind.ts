/** Kinds of notifications for administrators. The texts are in `notifications:kinds.<kind>`. */
export const notificationKinds = [
  'request',
  'cancelled',
  'applicant',
  'message',
  'publication',
  'mail',
  'job',
  'clock',
  'review',
  'overdue',
  'withdrawn',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
