import { single } from '#content/queries.ts'
import { memoize } from '#entities/memoize.ts'
import { srgbFallbackOfBrand, tokenRules } from '#ui/srgb.ts'
import scales from '../../../ui/css/scales.css?raw'
import tokens from '../../../ui/css/tokens.css?raw'

/** Takes 1 to 2 ms, and every page has it: made once for a colour. */
const rulesOf = memoize((hue: number | undefined, chroma: number | undefined, ...more: string[]): string => {
  const own: Record<string, string> = {}
  if (hue !== undefined) own['--brand-hue'] = String(hue)
  if (chroma !== undefined) own['--brand-chroma'] = String(chroma)
  const lines = Object.entries(own).map(([name, value]) => `${name}:${value}`)
  if (lines.length === 0) return ''
  // Each sheet separately, because they declare some of the same properties.
  const fallback = [tokens + scales, ...more].map(css => srgbFallbackOfBrand(tokenRules(css), own)).join('')
  // `:root:root` for a higher specificity: the page's style sheet with the defaults comes later.
  return `:root:root{${lines.join(';')}}${fallback}`
})

/**
 * The style rules of the hospital's own colour; empty if it has none. `more` are sheets with tokens of their own.
 */
export async function brandCss(...more: string[]): Promise<string> {
  const brand = (await single('settings', ['brand']))?.brand
  return rulesOf(brand?.hue, brand?.chroma, ...more)
}
