import type { APIRoute } from 'astro'
import { currentNews } from '#components/news/current.ts'
import { feed, feedPaths } from '#components/news/feed.ts'
import { firstParagraph } from '#components/site/excerpt.ts'
import { networkIn } from '#components/site/network.ts'
import { translateFile } from '#components/site/texts.ts'
import { one } from '#content/queries.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'

export const getStaticPaths = feedPaths

export const GET: APIRoute<{ language: ContentLanguage }> = async ({ props: { language }, site }) => {
  const m = translateFile('media', language)
  const [network, items] = await Promise.all([networkIn(language), currentNews()])
  const entries = await Promise.all(
    items
      .filter(item => item.headline[language])
      .map(async item => {
        const place = await one('addresses', item.location)
        const category = await one('media-categories', item.category)
        const body = item.body[language]
        return {
          title: localizedText(item.headline, language),
          text: localizedText(item.excerpt, language) || (body ? firstParagraph(body) : ''),
          path: `/news/${item.slug}`,
          date: Temporal.PlainDate.from(item.datePublished)
            .toZonedDateTime({
              timeZone: place?.timezone ?? network.main?.timezone ?? 'UTC',
              plainTime: '12:00',
            })
            .toInstant(),
          categories: category ? [localizedText(category.name, language)] : [],
        }
      }),
  )
  return feed({
    language,
    path: '/news/feed.xml',
    title: `${m('news.title')}, ${network.name}`,
    description: m('news.description', { hospital_name: network.name }),
    site: site as URL,
    entries,
  })
}
