import { contentLanguageOf, type InterfaceLanguage } from './text/interface-language.ts'

/** The languages that public content is written in. The first is the default. */
export const contentLanguages = ['en', 'id'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** A value in one or both content languages. */
export type Localized<T = string> = { en?: T; id?: T }

/**
 * The value in the reader's language, else in the other language; with its language code, so that the page can set
 * `lang`.
 */
export function localizedValue<T>(
  value: Localized<T> | undefined | null,
  language: InterfaceLanguage,
): { value: T; language: ContentLanguage } | null {
  const preferred = contentLanguageOf(language)
  const own = value?.[preferred]
  if (own !== undefined) return { value: own, language: preferred }
  for (const other of contentLanguages) {
    const text = value?.[other]
    if (text !== undefined) return { value: text, language: other }
  }
  return null
}

/** The plain text for a reader's language, falling back to the other language, else ''. */
export const localizedText = (value: Localized | undefined | null, language: InterfaceLanguage): string =>
  localizedValue(value, language)?.value ?? ''
