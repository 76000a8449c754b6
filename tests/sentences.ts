import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every sentence that we have in a language, as a pattern with its blanks open. */
function sentences(language: 'en' | 'id'): RegExp[] {
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
const spoken: Record<'en' | 'id', RegExp[]> = { en: sentences('en'), id: sentences('id') }
/** Whether a text is one of ours, in that language. */
export const isSentence = (language: 'en' | 'id', text: unknown) =>
  typeof text === 'string' && text !== '' && spoken[language].some(one => one.test(text))
