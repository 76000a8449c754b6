import type { APIRoute } from 'astro'
import { brandCss } from '../components/site/frame/brand-css.ts'

/** The hospital's own colour for the pictures of shared links (src/publishing/share). Pages have it in their HTML. */
export const GET: APIRoute = async () =>
  new Response(`${(await brandCss()) || '/* The default colour. */'}\n`, {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  })
