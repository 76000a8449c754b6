import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { createTexts, type Texts, type Translate } from './messages.ts'

const directory = join(import.meta.dirname, '../../locales')

function load(language: string): Texts {
  const folder = join(directory, language)
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
  return Object.fromEntries(
    files.map(name => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
}

let texts: ReturnType<typeof createTexts> | undefined
/** The server's translator: for answers, emails and texts for people in logs. */
export function translateIn(language: string): Translate {
  texts ??= createTexts(Object.fromEntries(interfaceLanguages.map(one => [one, load(one)])))
  return texts.in(language)
}
