import type { Say } from '#i18n/messages.ts'
import { OWN } from './content/edit/form-values.ts'

/** The text, or null where there is none: a missing key is answered with itself. */
function sayOrNull(say: Say, key: string): string | null {
  const text = say(key)
  return text === key || text === key.slice(key.indexOf(':') + 1) ? null : text
}

export const kindLabel = (say: Say, kind: string, form: 'one' | 'many'): string =>
  say(`entities:kinds.${kind}.${form}`)

/** A field's name, at any depth: the kind's own word for it, or the one that all kinds share. */
export const fieldLabel = (say: Say, kind: string, field: string): string =>
  sayOrNull(say, `entities:fields_of.${kind}.${field}`) ?? say(`entities:fields.${field}`)

export const fieldHelp = (say: Say, kind: string, field: string): string | null =>
  sayOrNull(say, `entities:help.${kind}.${field}`)

export const optionLabel = (say: Say, option: string): string => say(`entities:options.${option}`)

/** The inputs that one field is made of, such as the two halves of a place on the map. */
const partOf = (say: Say, part: string): string | null => sayOrNull(say, `admin:part.${part}`)

/** A path of a form in words: `education.2.degree` is 'Education 3: Degree', `headline.id` 'Headline (Indonesian)'. */
export function pathLabel(say: Say, kind: string, path: string): string {
  const words: string[] = []
  for (const [index, part] of path.split('.').entries()) {
    const last = words.length - 1
    if (/^\d+$/.test(part)) words[last] = `${words[last]} ${Number(part) + 1}`
    else if (index > 0 && (part === 'en' || part === 'id'))
      words[last] = `${words[last]} (${say(`admin:language.${part}`)})`
    else if (part !== OWN) {
      words.push(partOf(say, part) ?? fieldLabel(say, kind, part))
    }
  }
  return words.join(': ')
}
