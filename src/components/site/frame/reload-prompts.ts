import { type InterfaceLanguage, interfaceLanguages } from '#entities/text/interface-language.ts'
import { directionOf, fallbacksOf } from '#i18n/languages.ts'
import type words from '../../../../locales/en/reload.json'

type Words = typeof words
const files = import.meta.glob<Partial<Words>>('../../../../locales/*/reload.json', {
  eager: true,
  import: 'default',
})
const translateSite = (language: InterfaceLanguage) =>
  Object.assign(
    {},
    ...[language, ...fallbacksOf(language)]
      .map(one => files[`../../../../locales/${one}/reload.json`])
      .toReversed(),
  ) as Words

/**
 * The texts of the reload prompt. The portal's address has no language, so its page contains all of them, and the script
 * picks the present language.
 */
export const reloadPrompts = (languages: readonly InterfaceLanguage[] = interfaceLanguages) =>
  languages.map(language => ({ language, direction: directionOf(language), texts: translateSite(language) }))
