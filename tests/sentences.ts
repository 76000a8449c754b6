import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every sentence that we have in a language, as a pattern with its blanks open. */
function sentences(language: string): RegExp[] {
  const folder = join(import.meta.dirname, '../locales', language)
  const all: string[] = []
  const collect = (value: unknown): unknown =>
    typeof value === 'string' ? all.push(value) : Object.values(value as object).map(collect)
  for (const name of readdirSync(folder)) collect(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // What is nearly all blank would take any text for its own.
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
/** What is read where a language lacks a text: es-MX holds what differs from es, and English stands behind all. */
const behind = (language: string): string[] =>
  [...new Set([language, language.split('-')[0] as string, 'en'])].filter(one =>
    existsSync(join(import.meta.dirname, '../locales', one)),
  )
/** Whether a text is one of ours, in that language. English and Indonesian have every text of their own. */
export const isSentence = (language: string, text: unknown) =>
  typeof text === 'string' &&
  text !== '' &&
  (language === 'id' ? ['id'] : behind(language)).some(one => spokenIn(one).some(each => each.test(text)))
