import { useStore } from '@nanostores/react'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { $language } from '#state/language.ts'

/** The chosen language, also while its texts are still loading. Re-renders on a change. */
export const useLanguage = (): InterfaceLanguage => useStore($language)
