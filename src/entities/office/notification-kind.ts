/** What administrators are told of. Each has its words under `notifications:kinds.<kind>`. */
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
] as const
export type NotificationKind = (typeof notificationKinds)[number]
