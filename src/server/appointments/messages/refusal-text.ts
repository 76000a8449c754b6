import type { Refusal } from '#entities/appointment/refusal.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'

/** The reason as the patient reads it: the template in their language, then the front desk's own words. */
export const refusalText = ({ template, reason }: Refusal, language: InterfaceLanguage): string =>
  [template && translateIn(language)(`booking:refusal.${template}`), reason].filter(Boolean).join(' ')
