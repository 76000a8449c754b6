/** An element as data: the server serialises it, browsers build it. Trusted Types forbid HTML strings in the portal. */
export interface ElementData {
  tag: string
  attributes: Record<string, string>
  children: (ElementData | string)[]
}

export const element = (
  tag: string,
  attributes: Record<string, string>,
  ...children: (ElementData | string)[]
): ElementData => ({ tag, attributes, children })

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, sign => signs[sign] as string)

export const elementHtml = (part: ElementData | string): string =>
  typeof part === 'string'
    ? escapeText(part)
    : `<${part.tag}${Object.entries(part.attributes)
        .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
        .join('')}>${part.children.map(elementHtml).join('')}</${part.tag}>`
