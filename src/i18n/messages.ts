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
  const says = new Map<string, Say>()
  const sayIn = (language: string): Say => {
    const known = says.get(language) ?? quick(instance.getFixedT(language) as unknown as Say)
    says.set(language, known)
    return known
  }
  return { in: sayIn, instance }
}

const slot = /\{\{(\w+)\}\}/g
/** What decides between sentences, and not what stands in them. */
const chooses = ['count', 'context', 'ordinal', 'lng', 'ns', 'defaultValue']

/**
 * i18next weighs everything a text could be, each time: of a letter or a page that was most of the work. A sentence that
 * depends on nothing is asked for once, and what stands in it is put in here.
 */
function quick(say: Say): Say {
  const sentences = new Map<string, string>()
  return (key, values) => {
    if (values && chooses.some(one => one in values)) return say(key, values)
    let sentence = sentences.get(key)
    if (sentence === undefined) {
      sentence = say(key, { skipInterpolation: true })
      // A missing text answers with its key: there may be any number of those.
      if (!key.endsWith(sentence)) sentences.set(key, sentence)
    }
    if (!sentence.includes('{{')) return sentence
    const filled = sentence.replace(slot, (whole, name) => {
      const value = values?.[name]
      return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
    })
    // What is formatted, or not given, is left to it. Braces that somebody typed are as well: they come out as they are.
    return filled.includes('{{') ? say(key, values) : filled
  }
}

export interface Issue {
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
