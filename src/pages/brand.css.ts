import type { APIRoute } from 'astro'
import { single } from '#content/queries.ts'
import { srgbFallbackOfBrand, tokenRules } from '#ui/srgb.ts'
import plain from '../layouts/plain.css?raw'
import scales from '../ui/css/scales.css?raw'
import tokens from '../ui/css/tokens.css?raw'

/** The hospital's own colour, at a fixed address: a change makes only this file stale, and no page. */
export const GET: APIRoute = async () => {
  const brand = (await single('settings', ['brand']))?.brand
  const own: Record<string, string> = {}
  if (brand?.hue !== undefined) own['--brand-hue'] = String(brand.hue)
  if (brand?.chroma !== undefined) own['--brand-chroma'] = String(brand.chroma)
  const lines = Object.entries(own).map(([name, value]) => `${name}:${value}`)
  // Each sheet separately, because the plain one declares some of the same properties.
  const fallback = [tokens + scales, plain].map(css => srgbFallbackOfBrand(tokenRules(css), own)).join('')
  // `:root:root` for a higher specificity: the page's style sheet with the defaults comes later.
  const css = lines.length > 0 ? `:root:root{${lines.join(';')}}${fallback}\n` : '/* The house colour. */\n'
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } })
}
