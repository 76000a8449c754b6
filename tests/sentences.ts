import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every text of a language, as a pattern with its placeholders as wildcards. */
function sentences(language: string): RegExp[] {
  const folder = join(import.meta.dirname, '../locales', language)
  const all: string[] = []
  const collect = (value: unknown): unknown =>
    typeof value === 'string' ? all.push(value) : Object.values(value as object).map(collect)
  for (const name of readdirSync(folder)) collect(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // A text of little more than placeholders would match any text.
  const telling = all.filter(one => one.replace(/\{\{[^}]*\}\}/g, '').length >= 6)
  return telling.map(
    one =>
      new RegExp(
        `^${one
          .split(/\{\{[^}]*\}\}/)
          .map(escaped)
          .join('[\\s\\S]*')}$`,
      ),
  )
}
const spoken = new Map<string, RegExp[]>()
function spokenIn(language: string): RegExp[] {
  const found = spoken.get(language) ?? sentences(language)
  spoken.set(language, found)
  return found
}
/** The fallback languages: es-MX falls back to es, and all to English. */
const behind = (language: string): string[] =>
  [...new Set([language, language.split('-')[0] as string, 'en'])].filter(one =>
    existsSync(join(import.meta.dirname, '../locales', one)),
  )
/** Whether a text is one of our texts in that language. English and Indonesian have all texts themselves. */
export const isSentence = (language: string, text: unknown) =>
  typeof text === 'string' &&
  text !== '' &&
  (language === 'id' ? ['id'] : behind(language)).some(one => spokenIn(one).some(each => each.test(text)))
