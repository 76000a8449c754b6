/**
 * Small edits of pages that we rendered ourselves: finds whole tags by an attribute, and assumes nothing about the
 * rest.
 */

import { escapeHtml } from '#entities/text/escape-html.ts'

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
      : (names[name] ?? whole),
  )

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/**
 * `attribute` as it is written in the page: `data-answer`, or `value="today"`. What stands in quotes is passed over: it
 * may be what a visitor typed.
 */
const tagWith = (attribute: string) =>
  new RegExp(`<\\w+(?=(?:[^>"]|"[^"]*")*?\\s${escapePattern(attribute)}(?=[\\s=>/]))(?:[^>"]|"[^"]*")*>`)

export const withTag = (html: string, attribute: string, change: (tag: string) => string): string =>
  html.replace(tagWith(attribute), change)

export const shown = (tag: string) => tag.replace(/\shidden(?:="")?(?=[\s>])/, '')
export const hidden = (tag: string) => (/\shidden(?=[\s=>])/.test(tag) ? tag : added(tag, 'hidden'))
// A function: `$` in a text would stand for parts of the tag.
export const added = (tag: string, attributes: string) => tag.replace(/\s*\/?>$/, () => ` ${attributes}>`)

export const linked = (tag: string, to: string) =>
  tag.replace(/href="[^"]*"/, () => `href="${escapeHtml(to)}"`)

/** Inserts markup into an element that is empty and hidden in the page, and shows it. */
export function filled(html: string, attribute: string, inside: string): string {
  const found = tagWith(attribute).exec(html)
  if (!found) return html
  const after = found.index + found[0].length
  return html.slice(0, found.index) + shown(found[0]) + inside + html.slice(after)
}

/** Replaces the text of an element without child elements. */
export function replacedText(html: string, attribute: string, text: string): string {
  const found = tagWith(attribute).exec(html)
  if (!found) return html
  const after = found.index + found[0].length
  const end = html.indexOf('<', after)
  return html.slice(0, after) + escapeHtml(text) + html.slice(end)
}
