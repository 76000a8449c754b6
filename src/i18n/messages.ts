import { createInstance, type i18n } from 'i18next'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { fallbacksOf } from './languages.ts'
import type { TextFile, TextKey, TextPath } from './text-keys.ts'

/**
 * The values of a text. A number named `count` also selects the plural form, and `context` the text for it: `what_package`
 * instead of `what`, if there is one.
 */
export type Values = Record<string, unknown>
/** Returns the text of a key. A key that no file of `locales/en` has does not compile. */
export type Translate = <const Key extends string>(key: Key & TextKey<Key>, values?: Values) => string
/** The same for the texts of one file: the keys have no file name. */
export type TranslateFile<File extends TextFile> = <const Path extends string>(
  path: Path & TextPath<File, Path>,
  values?: Values,
) => string
/** The texts of one language, by the names of their files. */
export type Texts = Record<string, Record<string, unknown>>

export interface Translator {
  in(language: string): Translate
  /** Adds a file of a language that was loaded on demand. */
  add(language: string, file: string, texts: Texts[string]): void
}

/** A translator by i18next. Keys are `file:path.to.text`; a missing one returns its path. */
export function createTexts(languages: Record<string, Texts>): Translator {
  const instance = createInstance()
  instance.init({
    // Copies, as files are added to them.
    resources: Object.fromEntries(
      Object.entries(languages).map(([language, texts]) => [language, { ...texts }]),
    ) as never,
    lng: 'en',
    fallbackLng: (language?: string) => fallbacksOf(language ?? 'en'),
    // Every key names its file. i18next accepts `false` here; its types do not.
    defaultNS: false as never,
    initAsync: false,
    returnEmptyString: false,
    showSupportNotice: false,
  } as never)
  const says = new Map<string, Translate>()
  const translateIn = (language: string): Translate => {
    const known = says.get(language) ?? translatorOf(instance, language)
    says.set(language, known)
    return known
  }
  return {
    in: translateIn,
    add: (language, file, texts) => void instance.addResourceBundle(language, file, texts),
  }
}

const slot = /\{\{(\w+)(, number)?\}\}/g

/**
 * Texts are looked up by i18next and cached, as the lookup took most of the time of rendering an email or a page.
 * Values are inserted here in one pass, so typed text appears unchanged, including braces.
 */
function translatorOf(instance: i18n, lng: string): Translate {
  const numbers = new Intl.NumberFormat(formatLocale[lng as InterfaceLanguage] ?? lng)
  const sentences = new Map<string, string>()
  return (key, values) => {
    const count = typeof values?.count === 'number' ? values.count : undefined
    const context = typeof values?.context === 'string' ? values.context : undefined
    const asked = [key, context, count].filter(part => part !== undefined).join(' ')
    let sentence = sentences.get(asked)
    if (sentence === undefined) {
      const wanted = {
        lng,
        ...(count === undefined ? {} : { count }),
        ...(context === undefined ? {} : { context }),
      }
      if (!instance.exists(key, { ...wanted, returnObjects: false })) return key.slice(key.indexOf(':') + 1)
      sentence = instance.t(key as string, { ...wanted, skipInterpolation: true })
      // Counts are unbounded, so only small ones are cached. Missing texts are not cached: they may be added later.
      if (count === undefined || count < 10) sentences.set(asked, sentence)
    }
    if (!values || !sentence.includes('{{')) return sentence
    // Missing values stay placeholders, to be filled later.
    return sentence.replace(slot, (open, name: string, number?: string) => {
      if (!Object.hasOwn(values, name)) return open
      const value = values[name] ?? ''
      return number && typeof value === 'number' ? numbers.format(value) : String(value)
    })
  }
}

export interface Issue {
  code?: string | undefined
  message: string
  path: PropertyKey[]
}

/** The text of a zod issue: our schemas carry keys, zod's own issues are translated by their code. */
export function issueText(t: Translate, issue: Issue): string {
  const key = /^[a-z]+:[\w.]+$/i.test(issue.message) ? issue.message : `validation:${issue.code ?? 'invalid'}`
  const {
    message: _message,
    path: _path,
    code: _code,
    ...values
  } = issue as unknown as Record<string, unknown>
  const text = t(key, values)
  // A missing text is returned as its key, without the file's name.
  return key.endsWith(text) ? t('validation:invalid') : text
}
