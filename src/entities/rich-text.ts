import { z } from 'zod'

export interface RichTextNode {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichTextNode[]
}
/** A Tiptap document, restricted to the blocks and marks that our pages know how to show. */
export interface RichText {
  type: 'doc'
  content: RichTextNode[]
}

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule']
const inlines = ['text', 'hardBreak']
/** What each node may hold: Tiptap's own names, so that the editor's JSON is stored as it is. */
const children: Record<string, readonly string[]> = {
  doc: blocks,
  paragraph: inlines,
  heading: inlines,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: blocks,
  blockquote: blocks,
}
// Anything else (javascript:, data:, protocol-relative) would run, or leave the site under our name.
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i
export const isSafeLink = (href: string): boolean => safeLink.test(href)

function markProblem(mark: { type: string; attrs?: Record<string, unknown> }): string | null {
  if (mark.type === 'bold' || mark.type === 'italic') return null
  if (mark.type !== 'link') return 'validation:richText'
  return isSafeLink(String(mark.attrs?.href ?? '')) ? null : 'validation:link'
}

function nodeProblem(node: RichTextNode, parent: string, depth: number): string | null {
  if (depth > 12 || !children[parent]?.includes(node.type)) return 'validation:richText'
  if (node.type === 'text' && (typeof node.text !== 'string' || node.text === ''))
    return 'validation:richText'
  if (node.type === 'heading' && ![2, 3, 4].includes(Number(node.attrs?.level))) return 'validation:richText'
  for (const mark of node.marks ?? []) {
    const problem = markProblem(mark)
    if (problem) return problem
  }
  for (const child of node.content ?? []) {
    const problem = nodeProblem(child, node.type, depth + 1)
    if (problem) return problem
  }
  return null
}

const nodeSchema = z.looseObject({ type: z.string() })

/** The allow-list for rich text: everything else is refused on write, never cleaned up in silence. */
export const richTextSchema = z
  .object({ type: z.literal('doc'), content: z.array(nodeSchema).max(2000, 'validation:tooLong') })
  .superRefine((document, context) => {
    for (const node of document.content as RichTextNode[]) {
      const message = nodeProblem(node, 'doc', 0)
      if (message) context.addIssue({ code: 'custom', message })
    }
  }) as unknown as z.ZodType<RichText>

/** Plain paragraphs (split at blank lines) as a document, for imports and seeds. `## ` makes a heading, `- ` a list. */
export function toRichText(plain: string): RichText {
  const content = plain
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map((part): RichTextNode => {
      const text = (value: string): RichTextNode[] => [{ type: 'text', text: value.replace(/\s+/g, ' ') }]
      if (part.startsWith('## ')) {
        return { type: 'heading', attrs: { level: 2 }, content: text(part.slice(3)) }
      }
      if (part.startsWith('- ')) {
        const items = part
          .split(/\n?^- /m)
          .map(item => item.trim())
          .filter(Boolean)
        const listItem = (item: string): RichTextNode => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: text(item) }],
        })
        return { type: 'bulletList', content: items.map(listItem) }
      }
      return { type: 'paragraph', content: text(part) }
    })
  return { type: 'doc', content }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (value: string) => value.replace(/[&<>"]/g, char => escapes[char] as string)

function marked(node: RichTextNode): string {
  return (node.marks ?? []).reduce(
    (html, mark) => {
      if (markProblem(mark)) return html
      if (mark.type === 'bold') return `<strong>${html}</strong>`
      if (mark.type === 'italic') return `<em>${html}</em>`
      const href = String(mark.attrs?.href)
      const rel = /^https?:/i.test(href) ? ' rel="noopener nofollow"' : ''
      return `<a href="${escapeHtml(href)}"${rel}>${html}</a>`
    },
    escapeHtml(node.text ?? ''),
  )
}

function nodeHtml(node: RichTextNode): string {
  const inside = () => (node.content ?? []).map(nodeHtml).join('')
  switch (node.type) {
    case 'text':
      return marked(node)
    case 'hardBreak':
      return '<br>'
    case 'paragraph':
      return `<p>${inside()}</p>`
    case 'heading': {
      const level = [2, 3, 4].includes(Number(node.attrs?.level)) ? Number(node.attrs?.level) : 3
      return `<h${level}>${inside()}</h${level}>`
    }
    case 'bulletList':
      return `<ul>${inside()}</ul>`
    case 'orderedList':
      return `<ol>${inside()}</ol>`
    case 'listItem':
      return `<li>${inside()}</li>`
    case 'blockquote':
      return `<blockquote>${inside()}</blockquote>`
    case 'horizontalRule':
      return '<hr>'
    default:
      return ''
  }
}

/** HTML of a document. Built from the allow-list with every text escaped, so stored markup cannot run. */
export const richTextToHtml = (document: RichText): string => document.content.map(nodeHtml).join('')

/** The words alone, for excerpts, search and meta descriptions. */
export function richTextToPlain(document: RichText): string {
  const plain = (node: RichTextNode): string =>
    node.type === 'text'
      ? (node.text ?? '')
      : (node.content ?? []).map(plain).join(inlines.includes(node.type) ? ' ' : '')
  return document.content.map(plain).filter(Boolean).join('\n')
}
