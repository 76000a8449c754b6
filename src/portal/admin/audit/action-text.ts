import type { Translate } from '#i18n/messages.ts'

/** The text of an action; the stored name for an action of an older version. */
export function actionText(t: Translate, action: string): string {
  const text = t(`settings:auditActions.${action.replaceAll('.', '_')}`)
  return text.endsWith(action.replaceAll('.', '_')) ? action : text
}
