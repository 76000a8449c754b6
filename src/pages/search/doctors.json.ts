import type { APIRoute } from 'astro'
import { directory } from '#components/doctor/directory.ts'

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(await directory()), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
