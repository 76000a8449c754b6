import { type Localized, localizedText } from '#entities/localized.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { outlineOf } from '../kinds.ts'
import type { AdminItem } from './calls.ts'

/** The title of an item in this language; its key if it has no title. */
export function itemTitle(
  item: Pick<AdminItem, 'kind' | 'key' | 'data'>,
  language: InterfaceLanguage,
): string {
  const value = item.data[outlineOf(item.kind).title]
  const title = typeof value === 'string' ? value : localizedText(value as Localized | undefined, language)
  return title || item.key
}
