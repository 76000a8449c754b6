import { computed } from 'nanostores'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { directionOf, languageFor } from '#i18n/languages.ts'
import { parsePath } from '#i18n/paths.ts'
import { LOCALE_DEFAULT } from '#ui/constants.ts'
import { persistentAtom } from './stored.ts'

/** One key for the public site and the portal: a language chosen on one is spoken on the other. */
export const $languageChoice = persistentAtom<string | undefined>('language', undefined)

/** The chosen language. What else stands in the storage is none: then it is English. */
export const $language = computed(
  $languageChoice,
  (stored): InterfaceLanguage => languageFor(stored ?? LOCALE_DEFAULT) ?? 'en',
)
export const chooseLanguage = (language: InterfaceLanguage): void => $languageChoice.set(language)

/** Nobody has chosen a language on this device. */
export const $languageOpen = computed($languageChoice, stored => !stored || !languageFor(stored))

/** A language that is known of the reader is spoken where this device has no choice of its own. */
export function adoptLanguage(known: string | null | undefined): void {
  const language = known ? languageFor(known) : null
  if (language && $languageOpen.get()) chooseLanguage(language)
}

/** Nothing chosen yet, but come from one of our letters, or our public pages: that is a choice too. */
function rememberOrigin(): void {
  adoptLanguage(new URLSearchParams(location.search).get('lang'))
  if (!$languageOpen.get() || !document.referrer) return
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
