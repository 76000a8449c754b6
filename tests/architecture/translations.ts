import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { files, text } from './sources.ts'

/** Files that every language of the interface has completely. The others belong to the public site, which has two languages. */
const whole = new Set([
  'account',
  'accounts',
  'admin',
  'api',
  'auth',
  'booking',
  'calls',
  'content',
  'dependants',
  'desk',
  'entities',
  'inbox',
  'letters',
  'library',
  'mail',
  'office',
  'packages',
  'patient',
  'patients',
  'portal',
  'publications',
  'queue',
  'reload',
  'settings',
  'setup',
  'validation',
])
/** Spanish for Mexico has only the texts that differ from Spain's. */
const partial = 'es-MX'
const plural = /_(zero|one|two|few|many|other)$/

/** The keys of a file of texts, without plural suffixes. */
function keysOf(path: string, read: (path: string) => string): Set<string> {
  const keys = (value: object, before: string): string[] =>
    Object.entries(value).flatMap(([name, one]) =>
      typeof one === 'string' ? before + name.replace(plural, '') : keys(one, `${before}${name}.`),
    )
  return new Set(keys(JSON.parse(read(path)), ''))
}

/** A message for each file of texts that lacks keys of the English one. */
export function untranslated(read: (path: string) => string = text): string[] {
  return files('locales/en', /\.json$/).flatMap(english => {
    const name = english.slice('locales/en/'.length, -'.json'.length)
    const languages = interfaceLanguages.filter(
      one => one === 'id' || (whole.has(name) && one !== 'en' && one !== partial),
    )
    return languages.flatMap(language => {
      const path = `locales/${language}/${name}.json`
      const there = keysOf(path, read)
      const missing = [...keysOf(english, read)].filter(key => !there.has(key))
      return missing.length === 0
        ? []
        : `${path} lacks ${missing.join(', ')}. Write them there, as in ${english}.`
    })
  })
}
