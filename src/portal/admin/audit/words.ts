import type { Say } from '#i18n/messages.ts'

/** What the audit can be filtered by: the first words of its actions. */
export const subjects = [
  'patient',
  'dependant',
  'appointment',
  'schedule',
  'schedule-exception',
  'contact-message',
  'job-applicant',
  'waiting-list',
  'call-list',
  'display',
  'sign-in',
  'sign-out',
  'sign-up',
  'password',
  'authenticator',
  'email',
  'staff',
  'letter',
  'media',
  'redirect',
  'job',
  'audit',
] as const

/** An action in words, or as it is written where the words do not know it yet. */
export function actionText(say: Say, action: string): string {
  const text = say(`settings:auditActions.${action.replaceAll('.', '_')}`)
  return text.endsWith(action.replaceAll('.', '_')) ? action : text
}
