/*
 * Shows a saved change of a page's markup in the open page. A reload takes longer (the browser parses all styles and lays
 * the page out again) and loses the scroll position and what is typed.
 *
 * What the server rendered before is compared with what it renders now, and only nodes that differ are changed. Where a
 * script may have attached itself to such a node, the page is reloaded.
 */

/**
 * What makes islands work stands in the page before the island that is rendered first. Islands are rendered side by side, so
 * that is another one each time. Styles are Vite's.
 */
const inlineScript = 'script:not([src], [type])'
const passedOver = `style, ${inlineScript}`

const isPassedOver = (node: Node): boolean => node instanceof Element && node.matches(passedOver)
const isBlank = (node: Node | undefined): boolean => node instanceof Text && node.data.trim() === ''

/** The children without those that are passed over, and without the second of two blanks that were beside one. */
function childrenOf(parent: Node): Node[] {
  const kept: Node[] = []
  let wasPassedOver = false
  for (const node of parent.childNodes) {
    const isSecond = wasPassedOver && isBlank(node) && isBlank(kept.at(-1))
    wasPassedOver = isPassedOver(node)
    if (!wasPassedOver && !isSecond) kept.push(node)
  }
  return kept
}

const scriptsOf = (page: Document): string =>
  [...page.querySelectorAll(inlineScript)]
    .map(one => one.textContent)
    .sort()
    .join('\n')

interface Rendered {
  page: Document
  /** The texts of the scripts that are passed over. */
  scripts: string
}

async function rendered(): Promise<Rendered | undefined> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!response.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  // Vite updates styles and the code of islands itself. Ids and times in an island differ each time it is rendered.
  for (const island of page.querySelectorAll('astro-island')) {
    island.replaceChildren()
    for (const name of island.getAttributeNames()) if (name !== 'props') island.removeAttribute(name)
  }
  const scripts = scriptsOf(page)
  for (const element of page.querySelectorAll('*')) {
    const kept = childrenOf(element)
    if (kept.length < element.childNodes.length) element.replaceChildren(...kept)
  }
  return { page, scripts }
}

const ownCode = 'script, style, template, astro-island, form, details, dialog'

/** Scripts find their elements by `data-` attributes. Those of Astro only connect an element with its styles. */
const isForScripts = (node: Node): boolean =>
  node instanceof Element &&
  (node.matches(ownCode) ||
    node.getAttributeNames().some(name => name.startsWith('data-') && !name.startsWith('data-astro-')) ||
    [...node.children].some(isForScripts))

function changeAttributes(live: Element, was: Element, is: Element): void {
  for (const name of new Set([...was.getAttributeNames(), ...is.getAttributeNames()])) {
    const value = is.getAttribute(name)
    if (value === was.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}

/** Returns false if only a reload can show the change. */
function change(live: Node, was: Node, is: Node): boolean {
  if (was.isEqualNode(is)) return true
  const sameKind = live.nodeName === was.nodeName && was.nodeName === is.nodeName
  if (!sameKind) return replace(live.parentNode, [live], [was], [is])
  if (!(live instanceof Element)) {
    live.nodeValue = is.nodeValue
    return true
  }
  if (live.matches(ownCode)) return false
  changeAttributes(live, was as Element, is as Element)
  return changeChildren(live, was, is)
}

function changeChildren(live: Node, was: Node, is: Node): boolean {
  const [shown, old, now] = [childrenOf(live), [...was.childNodes], [...is.childNodes]]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start]?.isEqualNode(now[start] as Node)) start++
  let end = 0
  while (end < most - start && old.at(-1 - end)?.isEqualNode(now.at(-1 - end) as Node)) end++
  const [changed, next] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  if (changed.length + next.length === 0) return true
  // A script has added or removed nodes: it is unknown which of the nodes is meant.
  if (shown.length !== old.length) return false
  const affected = shown.slice(start, shown.length - end)
  if (changed.length === next.length)
    return changed.every((node, at) => change(affected[at] as Node, node, next[at] as Node))
  return replace(live, affected, changed, next, shown[shown.length - end])
}

function replace(
  parent: Node | null,
  shown: Node[],
  was: Node[],
  is: Node[],
  after: Node | null = shown.at(-1)?.nextSibling ?? null,
): boolean {
  if (!parent || [...was, ...is].some(isForScripts)) return false
  for (const node of shown) parent.removeChild(node)
  for (const node of is) parent.insertBefore(document.importNode(node, true), after)
  return true
}

let before: Rendered | undefined

async function update(): Promise<boolean> {
  const was = before
  before = undefined
  const is = await rendered().catch(() => undefined)
  before = is
  if (!was || !is || was.scripts !== is.scripts) return false
  return change(document.documentElement, was.page.documentElement, is.page.documentElement)
}

let updates = Promise.resolve(true)

// The portal renders itself, and its policy lets no other script parse markup.
if (!/^\/(patients|admins|auth)(\/|$)/.test(location.pathname)) {
  import.meta.hot?.on('vite:beforeFullReload', async payload => {
    updates = updates.then(update)
    // Vite reloads only the page that has this path.
    if (await updates) payload.path = '/shown-in-place.html'
  })
  addEventListener('load', async () => {
    before = await rendered().catch(() => undefined)
  })
}
