import type { APIRoute } from 'astro'
import { eventCalendar } from '#components/event/calendar.ts'
import { factsOf } from '#components/event/facts.ts'
import { firstParagraph } from '#components/site/excerpt.ts'
import { networkIn } from '#components/site/network.ts'
import { localeOf } from '#components/site/site.ts'
import { all, one } from '#content/queries.ts'
import { type ContentLanguage, contentLanguages, localizedText, localizedValue } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'

export async function getStaticPaths() {
  const events = await all('events', ['id'])
  return contentLanguages.flatMap(language =>
    events.map(({ id }) => ({ params: { locale: localeOf(language), id }, props: { language } })),
  )
}

/** An event as a calendar file, in the language of the path. */
export const GET: APIRoute<{ language: ContentLanguage }> = async ({ params, props: { language }, site }) => {
  const event = await one('events', params.id)
  if (!event) throw new Error(`There is no event '${params.id}' any more: the list of pages is out of date.`)
  const network = await networkIn(language)
  const body = localizedValue(event.body, language)
  const text = eventCalendar({
    facts: await factsOf(event, network),
    title: localizedText(event.title, language),
    description: localizedText(event.summary, language) || (body ? firstParagraph(body.value) : ''),
    url: new URL(localizedPath(language, `/events/${event.id}`), site),
    hospital: network.name,
    email: network.email,
    language,
  })
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
