import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { keysOf } from '#i18n/keys-of.ts'
import { fallbacksOf } from '#i18n/languages.ts'
import { files, root, text } from './sources.ts'

/** Files of the public site, which has two languages. */
const publicFiles = new Set([
  'careers',
  'forms',
  'hospital',
  'media',
  'offline',
  'operations',
  'pages',
  'site',
])
type Read = (path: string) => string

/** The keys of a file of texts; none if the language does not have the file. */
const keysIn = (path: string, read: Read) =>
  new Set(existsSync(join(root, path)) ? keysOf(JSON.parse(read(path))) : [])

/** The texts of each English file that a language lacks. What Spain's Spanish has, Mexico's has too. */
const missingIn = (language: string, read: Read) =>
  files('locales/en', /\.json$/).flatMap(english => {
    const name = english.slice('locales/en/'.length, -'.json'.length)
    if (publicFiles.has(name) && language !== 'id') return []
    const own = [language, ...fallbacksOf(language).filter(one => one !== 'en')]
    const there = own.map(one => keysIn(`locales/${one}/${name}.json`, read))
    const missing = [...keysIn(english, read)].filter(key => !there.some(keys => keys.has(key)))
    return missing.length > 0 ? [{ name, missing }] : []
  })

/** A message for each file of Indonesian texts that lacks keys of the English one: content and public pages have both. */
export const untranslated = (read: Read = text): string[] =>
  missingIn('id', read).map(
    ({ name, missing }) =>
      `locales/id/${name}.json lacks ${missing.join(', ')}. Write them there, as in locales/en/${name}.json.`,
  )

/** How many texts each other language shows in English, with the files. */
export const shownInEnglish = (read: Read = text): string[] =>
  interfaceLanguages
    .filter(one => one !== 'en' && one !== 'id')
    .flatMap(language => {
      const wanting = missingIn(language, read)
      const count = wanting.reduce((sum, { missing }) => sum + missing.length, 0)
      const where = wanting.map(({ name, missing }) => `${name} ${missing.length}`).join(', ')
      return count > 0 ? `locales/${language} lacks ${count} texts, shown in English: ${where}.` : []
    })
