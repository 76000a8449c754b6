import { erasedName } from '#entities/people/erased-name.ts'
import type { Translate } from '#i18n/messages.ts'

/** The patient's name as the desk reads it: of an erased one the list and the screen say that. */
export const patientName = (t: Translate, { name }: { name: string }): string =>
  name === erasedName ? t('admin:patients.erased') : name
