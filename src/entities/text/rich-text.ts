import { z } from 'zod'
import { isStorable } from './characters.ts'

export interface RichTextNode {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichTextNode[]
}
/** A Tiptap document, limited to the blocks and marks that our pages can render. */
export interface RichText {
  type: 'doc'
  content: RichTextNode[]
}

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule']
const inlines = ['text', 'hardBreak']
/** The allowed children of each node, with Tiptap's own names, so that the editor's JSON is stored unchanged. */
const children: Record<string, readonly string[]> = {
  doc: blocks,
  paragraph: inlines,
  heading: inlines,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: blocks,
  blockquote: blocks,
}
// Other links are unsafe: `javascript:` and `data:` run code, protocol-relative links go to another site.
const safeLink = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i
export const isSafeLink = (href: string): boolean => safeLink.test(href)

type Given = Record<string, unknown>
const only = (given: Given, ...names: string[]) => Object.keys(given).every(name => names.includes(name))
const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only the listed attributes: other attributes of a document would be published without any review. */
function fitsAttributes({ type, attrs = {} }: Given): boolean {
  if (!isGiven(attrs)) return false
  if (type === 'heading') return only(attrs, 'level') && [2, 3, 4].includes(attrs.level as number)
  if (type === 'link') return only(attrs, 'href')
  return only(attrs)
}

function markProblem(mark: unknown): string | null {
  if (!isGiven(mark) || !only(mark, 'type', 'attrs') || !fitsAttributes(mark)) return 'validation:richText'
  if (mark.type === 'bold' || mark.type === 'italic') return null
  if (mark.type !== 'link') return 'validation:richText'
  const href = String((mark.attrs as Given | undefined)?.href ?? '')
  if (!isStorable(href)) return 'validation:characters'
  return isSafeLink(href) ? null : 'validation:link'
}

function nodeProblem(node: unknown, parent: string, depth: number): string | null {
  if (!isGiven(node) || !only(node, 'type', 'text', 'attrs', 'marks', 'content')) return 'validation:richText'
  const { type, text, marks = [], content = [] } = node
  if (depth > 12 || !children[parent]?.includes(type as string)) return 'validation:richText'
  if (!fitsAttributes(node) || !Array.isArray(marks) || !Array.isArray(content)) return 'validation:richText'
  if (type === 'text' ? typeof text !== 'string' || text === '' : text !== undefined)
    return 'validation:richText'
  if (typeof text === 'string' && !isStorable(text)) return 'validation:characters'
  for (const mark of marks) {
    const problem = markProblem(mark)
    if (problem) return problem
  }
  for (const child of content) {
    const problem = nodeProblem(child, type as string, depth + 1)
    if (problem) return problem
  }
  return null
}

const nodeSchema = z.looseObject({ type: z.string() })

// zod checks the outer shape only, and `nodeProblem` the rest: hence the cast.
/** The allow-list for rich text: anything else is refused on write, and never removed silently. */
export const richTextSchema = z
  .object({ type: z.literal('doc'), content: z.array(nodeSchema).max(2000, 'validation:tooLong') })
  .superRefine((document, context) => {
    for (const node of document.content) {
      const message = nodeProblem(node, 'doc', 0)
      // Reports the first problem only: a document of two thousand invalid blocks would have two thousand.
      if (message) return context.addIssue({ code: 'custom', message })
    }
  }) as unknown as z.ZodType<RichText>

/**
 * Converts plain text to a document, for imports and seeds: paragraphs at blank lines, `## ` for a heading, `- ` for a
 * list item.
 */
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

/** The HTML of a document. Built from the allow-list with all text escaped, so stored markup cannot run. */
export const richTextToHtml = (document: RichText): string => document.content.map(nodeHtml).join('')

/** The plain text, for excerpts, search and meta descriptions. */
export function richTextToPlain(document: RichText): string {
  const plain = (node: RichTextNode): string =>
    node.type === 'text'
      ? (node.text ?? '')
      : (node.content ?? []).map(plain).join(inlines.includes(node.type) ? ' ' : '')
  return document.content.map(plain).filter(Boolean).join('\n')
}
