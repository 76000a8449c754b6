/** The first characters of an icon by components/site/Icon.astro. Those in islands differ, and must not be changed. */
const opening = '<svg aria-hidden="true" '
const closing = '</svg>'

/**
 * Writes the drawing of each icon that a page shows more than once a single time, at the beginning of its body, so that
 * it needs no request of its own and is there when the icons are painted. A doctor's page has sixty icons and becomes a
 * quarter shorter, so that hashing, compressing and reading it take less time.
 */
export function withSharedIcons(html: string): string {
  const body = html.indexOf('<body')
  if (body < 0) return html
  const start = html.indexOf('>', body) + 1
  const found: { from: number; to: number; drawing: string }[] = []
  const uses = new Map<string, number>()
  for (let at = html.indexOf(opening, start); at >= 0; at = html.indexOf(opening, at)) {
    const from = html.indexOf('>', at) + 1
    const to = html.indexOf(closing, from)
    if (to < 0) break
    const drawing = html.slice(from, to)
    found.push({ from, to, drawing })
    uses.set(drawing, (uses.get(drawing) ?? 0) + 1)
    at = to
  }
  const shared = [...uses].filter(([, times]) => times > 1).map(([drawing]) => drawing)
  if (shared.length === 0) return html
  const names = new Map(shared.map((drawing, index) => [drawing, `icon-${index}`]))
  const drawings = [...names].map(([drawing, name]) => `<g id="${name}">${drawing}</g>`).join('')
  let made = `${html.slice(0, start)}<div hidden><svg>${drawings}</svg></div>`
  let done = start
  for (const { from, to, drawing } of found) {
    const name = names.get(drawing)
    if (!name) continue
    made += `${html.slice(done, from)}<use href="#${name}"/>`
    done = to
  }
  return made + html.slice(done)
}
