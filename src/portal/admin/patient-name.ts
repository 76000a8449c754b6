import { erasedName } from '#entities/people/erased-name.ts'
import type { Translate } from '#i18n/messages.ts'

/** The patient's name, or a text if the patient was erased. */
export const patientName = (t: Translate, { name }: { name: string }): string =>
  name === erasedName ? t('admin:patients.erased') : name
