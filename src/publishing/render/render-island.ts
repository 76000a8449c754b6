import { hash } from 'node:crypto'

interface Island {
  prefix: string
  html?: string
}

/** By component, then by its properties as text. */
const known = new WeakMap<object, Map<string, Island>>()
/** The language panel has other properties on each page. */
const most = 50

/**
 * An island with these properties, whose markup depends on nothing else. It is rendered once: nearly all pages of a language
 * have the same islands. The bundle of the pages calls this, see astro.config.mjs.
 */
export function islandOf(component: object, properties: object): Island {
  const text = JSON.stringify(properties)
  let islands = known.get(component)
  if (!islands || islands.size >= most) {
    islands = new Map()
    known.set(component, islands)
  }
  let island = islands.get(text)
  if (!island) {
    // The prefix of the ids in the markup. Numbered within the page, as Astro does, the same island would differ.
    island = { prefix: `r${hash('sha256', text, 'base64url').replace(/\W|_/g, '').slice(0, 4)}` }
    islands.set(text, island)
  }
  return island
}
