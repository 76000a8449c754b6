import type { Translate } from '#i18n/messages.ts'

/** An action in words, or as it is written where an older entry has one that is not made any more. */
export function actionText(t: Translate, action: string): string {
  const text = t(`settings:auditActions.${action.replaceAll('.', '_')}`)
  return text.endsWith(action.replaceAll('.', '_')) ? action : text
}
