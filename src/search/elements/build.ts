import type { ElementData } from './element.ts'

export function build(part: ElementData): HTMLElement {
  const made = document.createElement(part.tag)
  for (const [name, value] of Object.entries(part.attributes)) made.setAttribute(name, value)
  made.append(...part.children.map(child => (typeof child === 'string' ? child : build(child))))
  return made
}
