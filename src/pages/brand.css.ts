import type { APIRoute } from 'astro'
import { single } from '#content/door.ts'

/** The hospital's own colour, at a fixed address: a change of it touches this one file and no page. */
export const GET: APIRoute = async () => {
  const brand = (await single('settings', ['brand']))?.brand
  const lines = [
    brand?.hue !== undefined && `--brand-hue:${brand.hue}`,
    brand?.chroma !== undefined && `--brand-chroma:${brand.chroma}`,
  ].filter(Boolean)
  const css = lines.length > 0 ? `:root{${lines.join(';')}}\n` : '/* The house colour. */\n'
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } })
}
