import type { APIRoute } from 'astro'
import { siteIndex } from '#components/search/site-index.ts'

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(await siteIndex()), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
