import { useStore } from '@nanostores/react'
import { useTranslation } from 'react-i18next'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import type { Say } from '#i18n/messages.ts'
import { $language } from '../language.ts'

/** The sentences of the chosen language; the component follows when it changes. */
// i18next's own type wants every key declared; the house test holds keys and texts together instead.
export const useSay = (): Say => useTranslation().t as unknown as Say
export const useLanguage = (): InterfaceLanguage => useStore($language)
