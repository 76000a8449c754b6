/** Elements of SVG as text, random numbers from a seed, and grain. */

/** Random numbers from 0 to 1, always the same for the same word (FNV-1a seeds mulberry32). */
export function seededRandom(word: string): () => number {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(next: () => number, choices: readonly T[]): T {
  return choices[Math.floor(next() * choices.length)] as T
}

export const round = (value: number) => Math.round(value * 10) / 10

export interface Sheet {
  width: number
  height: number
  /** The text for screen readers. Without it the drawing is hidden from them. */
  title?: string
}

export function sheet({ width, height, title }: Sheet, body: string): string {
  const label = title ? `role="img" aria-label="${escapeXml(title)}"` : 'aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${label}>${body}</svg>`
}

export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d.replace(/\s+/g, ' ').trim()}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d.replace(/\s+/g, ' ').trim()}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more && ` ${more}`}/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}${more && ` ${more}`}/>`

export const group = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`

/**
 * Grain made of dots, denser towards one side. A noise filter of SVG would look the same, but cheap phones compute it
 * again for each picture.
 */
export function grain(
  next: () => number,
  area: {
    x: number
    y: number
    width: number
    height: number
    towards?: 'right' | 'bottom' | 'left' | 'top'
  },
  count: number,
  color: string,
  opacity = 0.28,
): string {
  const marks = Array.from({ length: count }, () => {
    const biased = 1 - next() ** 2
    const free = next()
    const [u, v] =
      area.towards === 'bottom'
        ? [free, biased]
        : area.towards === 'top'
          ? [free, 1 - biased]
          : area.towards === 'left'
            ? [1 - biased, free]
            : [biased, free]
    return `M${Math.round(area.x + u * area.width)} ${Math.round(area.y + v * area.height)}h.1`
  })
  return `<path d="${marks.join('')}" stroke="${color}" stroke-width="2.2" stroke-linecap="round" opacity="${opacity}"/>`
}
