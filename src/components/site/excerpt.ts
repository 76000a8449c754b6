import { type ContentLanguage, type Localized, localizedText, localizedValue } from '#entities/localized.ts'
import { type RichText, richTextToPlain } from '#entities/text/rich-text.ts'

/** The first paragraph of a document as plain text. */
export const firstParagraph = (document: RichText): string => {
  const first = document.content.find(node => node.type === 'paragraph')
  return first ? richTextToPlain({ type: 'doc', content: [first] }) : ''
}

/** What an item is about, in a few sentences: its own summary, or the first paragraph of its text. */
export function descriptionOf(
  summary: Localized | string | undefined,
  body: Localized<RichText> | undefined,
  language: ContentLanguage,
): string {
  const own = typeof summary === 'string' ? summary : localizedText(summary, language)
  const text = localizedValue(body, language)
  return own || (text ? firstParagraph(text.value) : '')
}

/** An end of a sentence; the points after the titles of doctors and the like are none. */
const sentenceEnd =
  /(?<=[.!?][”’"')]?)(?<!\b(?:[Dd]rg?|[Pp]rof|Hj?|Ir|Jl|No|Mrs?|Ms|St)\.)\s+(?=[\p{Lu}\d“‘"'(])/u

/** The first sentences of a text that have room in so many characters, at least one, and what follows them. */
export function firstSentences(text: string, most: number): [first: string, rest: string] {
  const [first = '', ...others] = text.split(sentenceEnd)
  let shown = first
  let next = others.shift()
  for (; next && shown.length + next.length < most; next = others.shift()) shown += ` ${next}`
  return [shown, next ? [next, ...others].join(' ') : '']
}

/** Minutes it takes to read, at 200 words a minute. */
export const readingMinutes = (document: RichText): number =>
  Math.max(1, Math.round(richTextToPlain(document).split(/\s+/).length / 200))

/** A line that ends at a word, with an ellipsis if it was longer. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line.slice(0, most).replace(/\s+\S*$/, '')} …`
}
