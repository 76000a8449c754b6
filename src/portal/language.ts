import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import { directionOf, languageFor } from '#i18n/languages.ts'
import { parsePath } from '#i18n/paths.ts'
import { LOCALE_DEFAULT } from '#ui/constants.ts'

/** The public site's own key: a language chosen there is spoken here. */
const $stored = persistentAtom<string>('language', LOCALE_DEFAULT)

export const $language = computed($stored, (stored): InterfaceLanguage => languageFor(stored) ?? 'en')
export const chooseLanguage = (language: InterfaceLanguage): void => $stored.set(language)

/** Nobody has chosen a language on this device. */
const isOpen = (): boolean => !localStorage.getItem('language')

/** A language that is known of the reader is spoken where this device has no choice of its own. */
export function adoptLanguage(known: string | null | undefined): void {
  const language = known ? languageFor(known) : null
  if (language && isOpen()) chooseLanguage(language)
}

/** Nothing chosen yet, but come from one of our letters, or our Indonesian pages: that is a choice too. */
function rememberOrigin(): void {
  adoptLanguage(new URLSearchParams(location.search).get('lang'))
  if (!isOpen() || !document.referrer) return
  const { origin, pathname } = new URL(document.referrer)
  if (origin === location.origin && parsePath(pathname).language === 'id') chooseLanguage('id')
}

/** The document speaks the language: screen readers, hyphenation and the API's sentences follow it. */
export function followLanguage(): void {
  rememberOrigin()
  $language.subscribe(language => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  })
}
