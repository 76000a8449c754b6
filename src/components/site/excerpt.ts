import { type RichText, richTextToPlain } from '#entities/text/rich-text.ts'

/** The first paragraph of a document as plain text. */
export const firstParagraph = (document: RichText): string => {
  const first = document.content.find(node => node.type === 'paragraph')
  return first ? richTextToPlain({ type: 'doc', content: [first] }) : ''
}

/** Minutes it takes to read, at 200 words a minute. */
export const readingMinutes = (document: RichText): number =>
  Math.max(1, Math.round(richTextToPlain(document).split(/\s+/).length / 200))
