import type { Entity } from './entity.ts'
import { type ContentLanguage, contentLanguages, type Localized } from './localized.ts'

export const languageStateNames = ['ready', 'missing'] as const
export type LanguageStates = Record<ContentLanguage, (typeof languageStateNames)[number]>

/** How complete an item is in each language: a text is missing if another language has it. */
export function languageStates(entity: Entity, data: Record<string, unknown>): LanguageStates {
  const texts = Object.entries(entity.fields)
    .filter(([, field]) => field.localized)
    .map(([name]) => (data[name] ?? {}) as Localized<unknown>)
  const state = (language: ContentLanguage) => {
    const others = contentLanguages.filter(other => other !== language)
    const lacks = (text: Localized<unknown>) =>
      text[language] === undefined && others.some(other => text[other] !== undefined)
    return texts.some(lacks) ? 'missing' : 'ready'
  }
  return { en: state('en'), id: state('id') }
}
