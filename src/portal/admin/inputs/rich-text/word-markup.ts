/*
 * Cleans the clipboard markup of word processors. It works by text replacement, as the content policy lets only the editor
 * itself parse markup. The editor then reduces the result to its own blocks and marks.
 */
const unwantedMarkup =
  /<(style|script|xml|title)\b[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]*>|<\/?(?:o|w|m|v|st1):[^>]*>|<!--(?!\[if !supportLists\])(?!\[endif\])[\s\S]*?-->/gi

const listLine = /<p\b[^>]*mso-list:[^>]*>([\s\S]*?)<\/p>/gi
const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
const conditions = /<!(?:--)?\[(?:if [^\]]*|endif)\](?:--)?>/gi

const plain = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '')

/** A list item is a paragraph with a list style, and with its bullet or number as text. */
function asItem(_: string, line: string): string {
  const sign = plain(marker.exec(line)?.[1] ?? '')
  const kind = /^(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign) ? 'ol' : 'ul'
  return `<li-${kind}>${line.replace(marker, '')}</li-${kind}>`
}

const gather = (html: string, kind: 'ul' | 'ol') =>
  html.replace(
    new RegExp(`(?:<li-${kind}>[\\s\\S]*?</li-${kind}>\\s*)+`, 'g'),
    lines =>
      `<${kind}>${lines.replaceAll(`<li-${kind}>`, '<li><p>').replaceAll(`</li-${kind}>`, '</p></li>')}</${kind}>`,
  )

/** Cleans pasted markup: real lists, headings for titles, no markup of the source program, no empty lines. */
export function cleanPasted(html: string): string {
  const lines = html.replace(unwantedMarkup, '').replace(listLine, asItem).replace(conditions, '')
  return (
    gather(gather(lines, 'ul'), 'ol')
      .replace(/<p\b[^>]*class="?Mso(?:Title|Heading1)\b[^>]*>([\s\S]*?)<\/p>/gi, '<h2>$1</h2>')
      // The page already has its h1, and our texts have the levels h2 to h4.
      .replace(/<(\/?)h1\b[^>]*>/gi, '<$1h2>')
      .replace(/<(\/?)h[56]\b[^>]*>/gi, '<$1h4>')
      .replace(/<p\b[^>]*>(?:\s|&nbsp;|<span\b[^>]*>|<\/span>)*<\/p>/gi, '')
  )
}
