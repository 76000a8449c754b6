import type { JSONContent } from '@tiptap/react'
import type { RichText, RichTextNode } from '#entities/text/rich-text.ts'

const marksOf = (node: JSONContent) =>
  (node.marks ?? []).map(mark =>
    mark.type === 'link' ? { type: 'link', attrs: { href: mark.attrs?.href } } : { type: mark.type },
  )

function cleanNode(node: JSONContent): RichTextNode {
  const clean: RichTextNode = { type: node.type ?? '' }
  if (node.text !== undefined) clean.text = node.text
  if (node.type === 'heading') clean.attrs = { level: node.attrs?.level }
  if (node.marks?.length) clean.marks = marksOf(node)
  if (node.content) clean.content = node.content.map(cleanNode)
  return clean
}

const empty = (node: RichTextNode): boolean =>
  node.type === 'paragraph' &&
  !(node.content ?? []).some(child => child.type !== 'text' || child.text?.trim())

/** The editor's document in its stored form: only nodes that our pages render; null if it is empty. */
export function toStored(document: JSONContent): RichText | null {
  const content = (document.content ?? []).map(cleanNode)
  // Empty lines at the end are only places for the cursor.
  const last = content.findLastIndex(node => !empty(node))
  return last < 0 ? null : { type: 'doc', content: content.slice(0, last + 1) }
}
