import { createInstance, type i18n, type TOptions } from 'i18next'
import { fallbacksTo } from './languages.ts'

export type Say = (key: string, values?: TOptions) => string
export type Texts = Record<string, Record<string, unknown>>

/** A translator over texts that are already loaded. Keys are `file:path.to.text`; a missing one answers with the key. */
export function createTexts(languages: Record<string, Texts>): { in(language: string): Say; instance: i18n } {
  const instance = createInstance()
  instance.init({
    resources: languages as never,
    lng: 'en',
    fallbackLng: fallbacksTo('en'),
    // Every key names its file; i18next takes `false` for that, its types do not.
    defaultNS: false as never,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    showSupportNotice: false,
  } as never)
  return { in: language => instance.getFixedT(language) as unknown as Say, instance }
}

interface Issue {
  code?: string | undefined
  message: string
  path: PropertyKey[]
}

/** A zod issue as a sentence: our schemas carry keys, zod's own problems are told by their code. */
export function issueText(say: Say, issue: Issue): string {
  const key = /^[a-z]+:[\w.]+$/i.test(issue.message) ? issue.message : `validation:${issue.code ?? 'invalid'}`
  const {
    message: _message,
    path: _path,
    code: _code,
    ...values
  } = issue as unknown as Record<string, unknown>
  const text = say(key, values as TOptions)
  // A missing text comes back as its key, without the file's name.
  return key.endsWith(text) ? say('validation:invalid') : text
}
