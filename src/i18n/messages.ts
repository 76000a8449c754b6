import { fallbacksOf } from './languages.ts'

/** What stands in a sentence; a number called `count` also decides between its forms. */
export type Values = Record<string, unknown>
export type Say = (key: string, values?: Values) => string
/** The texts of one language, by the names of their files. */
export type Texts = Record<string, Record<string, unknown>>

/**
 * A translator over the texts that are there when it is asked. Keys are `file:path.to.text`; a missing one answers with its
 * path. The files are i18next's format, as far as ours go: `{{name}}`, `{{count, number}}`, and plurals by CLDR's names.
 */
export function createTexts(languages: Record<string, Texts>): { in(language: string): Say } {
  const says = new Map<string, Say>()
  const sayIn = (language: string): Say => {
    const known = says.get(language) ?? speaker(languages, language)
    says.set(language, known)
    return known
  }
  return { in: sayIn }
}

const slot = /\{\{(\w+)(, number)?\}\}/g

function speaker(languages: Record<string, Texts>, language: string): Say {
  const chain = [language, ...fallbacksOf(language)]
  const rules = new Map(chain.map(one => [one, new Intl.PluralRules(one)]))
  const numbers = new Intl.NumberFormat(language)
  const sentences = new Map<string, string>()
  /** Of a language's own forms first, and only then of the next language's. */
  function find(key: string, count: number | undefined): string | undefined {
    for (const one of chain) {
      const category = count === undefined ? undefined : rules.get(one)?.select(count)
      const endings = category ? [`_${category}`, '_other', ''] : ['']
      for (const ending of endings) {
        const sentence = textAt(languages[one], key + ending)
        if (sentence !== undefined) return sentence
      }
    }
    return undefined
  }
  return (key, values) => {
    const count = typeof values?.count === 'number' ? values.count : undefined
    const asked = count === undefined ? key : `${key} ${count}`
    let sentence = sentences.get(asked)
    if (sentence === undefined) {
      sentence = find(key, count)
      if (sentence === undefined) return key.slice(key.indexOf(':') + 1)
      // There may be any number of counts; what is missing may still come.
      if (count === undefined || count < 10) sentences.set(asked, sentence)
    }
    if (!values || !sentence.includes('{{')) return sentence
    // In one go: what somebody typed comes out as it is, braces and all. What is not given stays open, to be filled later.
    return sentence.replace(slot, (open, name: string, number?: string) => {
      if (!Object.hasOwn(values, name)) return open
      const value = values[name] ?? ''
      return number && typeof value === 'number' ? numbers.format(value) : String(value)
    })
  }
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  const [file = '', path] = key.split(':')
  let value: unknown = texts?.[file]
  for (const name of path?.split('.') ?? ['']) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return typeof value === 'string' && value !== '' ? value : undefined
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
  const text = say(key, values)
  // A missing text comes back as its key, without the file's name.
  return key.endsWith(text) ? say('validation:invalid') : text
}
