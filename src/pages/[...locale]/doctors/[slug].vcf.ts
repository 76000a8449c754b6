import type { APIRoute } from 'astro'
import { summaryOf } from '#components/doctor/profile/summary.ts'
import { vcardOf } from '#components/doctor/profile/vcard.ts'
import { networkIn } from '#components/site/network.ts'
import { pagesOfKind } from '#components/site/site.ts'
import { one } from '#content/queries.ts'
import { localizedPath } from '#i18n/paths.ts'

export const getStaticPaths = pagesOfKind('doctors', 'slug')

export const GET: APIRoute = async ({ params, site }) => {
  const doctor = await one('doctors', params.slug)
  if (!doctor) return new Response(null, { status: 404 })
  const language = params.locale === 'id' ? 'id' : 'en'
  const page = new URL(localizedPath(language, `/doctors/${doctor.slug}`), site).href
  const card = vcardOf(await summaryOf(doctor), await networkIn(language), language, page)
  return new Response(card, { headers: { 'content-type': 'text/vcard; charset=utf-8' } })
}
