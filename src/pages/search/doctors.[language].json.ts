import type { APIRoute } from 'astro'
import { directoryIn } from '#components/doctor/directory.ts'
import { type ContentLanguage, contentLanguages } from '#entities/localized.ts'

export const getStaticPaths = () => contentLanguages.map(language => ({ params: { language } }))

export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await directoryIn(params.language as ContentLanguage)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
