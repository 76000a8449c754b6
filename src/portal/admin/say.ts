import { useStore } from '@nanostores/react'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Say } from '#i18n/messages.ts'
import { $language } from '#state/language.ts'
import { useTexts } from '../texts.ts'

/** The sentences of the chosen language; the component follows when it changes. */
export const useSay = (): Say => useTexts().t
export const useLanguage = (): InterfaceLanguage => useStore($language)
