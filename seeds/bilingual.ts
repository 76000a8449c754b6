import type { Localized } from '#entities/localized.ts'
import { type RichText, toRichText } from '#entities/text/rich-text.ts'

export const both = (en: string, id: string): Localized => ({ en, id })

/** Rich text in both languages, written as plain paragraphs. */
export const prose = (en: string, id: string): Localized<RichText> => ({
  en: toRichText(en),
  id: toRichText(id),
})

/** Short terms, English and Indonesian side by side: `'chest pain | nyeri dada'`. */
export const terms = (...lines: string[]): Localized[] =>
  lines.map(line => {
    const [en, id] = line.split(' | ')
    if (!en || !id) throw new Error(`"${line}" needs both languages. Write it as "english | indonesian".`)
    return { en, id }
  })
