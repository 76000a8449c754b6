import type { Translate } from '#i18n/messages.ts'
import { OWN } from './content/edit/form-values.ts'
import { contentKinds, outlineOf } from './kinds.ts'

/** The text of a key, or null: `t` returns the key itself if it is missing. */
function textOrNull(t: Translate, key: string): string | null {
  const text = t(key)
  return text === key || text === key.slice(key.indexOf(':') + 1) ? null : text
}

export const kindLabel = (t: Translate, kind: string, form: 'one' | 'many'): string =>
  t(`entities:kinds.${kind}.${form}`)

/**
 * The name of a public page, `doctors`, or of all pages below it, `doctors/…`: its own text, as 'Careers' for the page of
 * the job offers, or the name of the kind that it lists.
 */
export function pageLabel(t: Translate, page: string): string {
  const [path = '', below] = page.split('/')
  const kind = contentKinds.find(one => outlineOf(one).page === path)
  const name = textOrNull(t, `office:pages.${path}`) ?? (kind ? kindLabel(t, kind, 'many') : path)
  return below ? t('office:visits.item', { page: name }) : name
}

/** The label of a field, at any depth: that of the kind, or the one that all kinds share. */
export const fieldLabel = (t: Translate, kind: string, field: string): string =>
  textOrNull(t, `entities:fields_of.${kind}.${field}`) ?? t(`entities:fields.${field}`)

export const fieldHelp = (t: Translate, kind: string, field: string): string | null =>
  textOrNull(t, `entities:help.${kind}.${field}`)

export const optionLabel = (t: Translate, option: string): string => t(`entities:options.${option}`)

/** A path of a form in words: `education.2.degree` is 'Education 3: Degree', `headline.id` 'Headline (Indonesian)'. */
export function pathLabel(t: Translate, kind: string, path: string): string {
  const words: string[] = []
  for (const [index, part] of path.split('.').entries()) {
    const last = words.length - 1
    if (/^\d+$/.test(part)) words[last] = `${words[last]} ${Number(part) + 1}`
    else if (index > 0 && (part === 'en' || part === 'id'))
      words[last] = `${words[last]} (${t(`admin:language.${part}`)})`
    else if (part !== OWN) {
      // `admin:part`: one of several inputs of a field, as of latitude and longitude.
      words.push(textOrNull(t, `admin:part.${part}`) ?? fieldLabel(t, kind, part))
    }
  }
  return words.join(': ')
}
