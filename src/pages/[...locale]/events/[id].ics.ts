import type { APIRoute } from 'astro'
import { eventCalendar } from '#components/event/calendar.ts'
import { factsOf } from '#components/event/facts.ts'
import { descriptionOf } from '#components/site/excerpt.ts'
import { networkIn } from '#components/site/network.ts'
import { localeOf } from '#components/site/site.ts'
import { all, existing } from '#content/queries.ts'
import { type ContentLanguage, contentLanguages, localizedText } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'

export async function getStaticPaths() {
  const events = await all('events', ['id'])
  return contentLanguages.flatMap(language =>
    events.map(({ id }) => ({ params: { locale: localeOf(language), id }, props: { language } })),
  )
}

/** An event as a calendar file, in the language of the path. */
export const GET: APIRoute<{ language: ContentLanguage }> = async ({ params, props: { language }, site }) => {
  const event = await existing('events', params.id)
  const network = await networkIn(language)
  const text = eventCalendar({
    facts: await factsOf(event, network),
    title: localizedText(event.title, language),
    description: descriptionOf(event.summary, event.body, language),
    url: new URL(localizedPath(language, `/events/${event.id}`), site),
    hospital: network.name,
    email: network.email,
    language,
  })
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
