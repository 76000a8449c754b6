import { z } from 'zod'
import { contentLanguageOf, type InterfaceLanguage } from './interface-language.ts'

/** The languages that public content is written in. The first is the default. */
export const contentLanguages = ['en', 'id'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** A value in one or both content languages. */
export type Localized<T = string> = { en?: T; id?: T }

// zod's type of an optional value says undefined where ours says absent: here and in fields.ts the cast is that alone.
export const localizedSchema = <T>(value: z.ZodType<T>, required: boolean) =>
  z
    .strictObject({ en: value.optional(), id: value.optional() })
    .refine(texts => !required || texts.en !== undefined || texts.id !== undefined, {
      message: 'validation:required',
    }) as unknown as z.ZodType<Localized<T>>

/** The value for a reader's language, or the other language's with its code, so that the page can mark it with `lang`. */
export function pick<T>(
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
export const say = (value: Localized | undefined | null, language: InterfaceLanguage): string =>
  pick(value, language)?.value ?? ''
