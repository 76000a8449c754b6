import { computed } from 'nanostores'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { directionOf, languageFor } from '#i18n/languages.ts'
import { parsePath } from '#i18n/paths.ts'
import { LOCALE_DEFAULT } from '#ui/constants.ts'
import { persistentAtom } from './stored.ts'

/** The public site and the portal share this key and so the chosen language. */
export const $languageChoice = persistentAtom<string | undefined>('language', undefined)

/** The chosen language. Without a valid choice it is English. */
export const $language = computed(
  $languageChoice,
  (stored): InterfaceLanguage => languageFor(stored ?? LOCALE_DEFAULT) ?? 'en',
)
export const chooseLanguage = (language: InterfaceLanguage): void => $languageChoice.set(language)

/** No language has been chosen on this device. */
export const $languageOpen = computed($languageChoice, stored => !stored || !languageFor(stored))

/** Takes over a language known from elsewhere, for example the account, if none has been chosen on this device. */
export function adoptLanguage(known: string | null | undefined): void {
  const language = known ? languageFor(known) : null
  if (language && $languageOpen.get()) chooseLanguage(language)
}

/** Without a choice, a link in an email or a referring Indonesian public page counts as a choice. */
function rememberOrigin(): void {
  adoptLanguage(new URLSearchParams(location.search).get('lang'))
  if (!$languageOpen.get() || !document.referrer) return
  const { origin, pathname } = new URL(document.referrer)
  if (origin === location.origin && parsePath(pathname).language === 'id') chooseLanguage('id')
}

/** Sets the document's language: screen readers, hyphenation and the API's texts follow it. */
export function followLanguage(): void {
  rememberOrigin()
  $language.subscribe(language => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  })
}
