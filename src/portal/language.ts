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

/** Nothing chosen yet, but come from one of our Indonesian pages: that is a choice too. */
function rememberOrigin(): void {
  if (localStorage.getItem('language') || !document.referrer) return
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
