import type { APIRoute } from 'astro'
import { single } from '#content/queries.ts'
import { srgbFallbackOfBrand, tokenRules } from '#ui/srgb.ts'
import plain from '../layouts/plain.css?raw'
import scales from '../ui/css/scales.css?raw'
import tokens from '../ui/css/tokens.css?raw'

/** The hospital's own colour, at a fixed address: a change of it touches this one file and no page. */
export const GET: APIRoute = async () => {
  const brand = (await single('settings', ['brand']))?.brand
  const own: Record<string, string> = {}
  if (brand?.hue !== undefined) own['--brand-hue'] = String(brand.hue)
  if (brand?.chroma !== undefined) own['--brand-chroma'] = String(brand.chroma)
  const lines = Object.entries(own).map(([name, value]) => `${name}:${value}`)
  // Each sheet by itself: the plain one names some of the same colours.
  const fallback = [tokens + scales, plain].map(css => srgbFallbackOfBrand(tokenRules(css), own)).join('')
  // Twice `:root`: the page’s own style sheet, with the defaults, comes later and would win over a single one.
  const css = lines.length > 0 ? `:root:root{${lines.join(';')}}${fallback}\n` : '/* The house colour. */\n'
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } })
}
