import type { APIRoute } from 'astro'
import { feed, feedPaths } from '#components/news/feed.ts'
import { firstParagraph } from '#components/site/excerpt.ts'
import { networkIn } from '#components/site/network.ts'
import { translateSite } from '#components/site/texts.ts'
import { all, one } from '#content/queries.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'

export const getStaticPaths = feedPaths

export const GET: APIRoute<{ language: ContentLanguage }> = async ({ props: { language }, site }) => {
  const t = translateSite(language)
  const [network, articles] = await Promise.all([networkIn(language), all('articles')])
  const entries = await Promise.all(
    articles
      .filter(article => article.title[language])
      .map(async article => {
        const category = await one('media-categories', article.category)
        const body = article.body[language]
        const read = article.lastReviewed && Temporal.PlainDate.from(article.lastReviewed)
        return {
          title: localizedText(article.title, language),
          text: localizedText(article.excerpt, language) || (body ? firstParagraph(body) : ''),
          path: `/articles/${article.slug}`,
          date: read
            ? read.toZonedDateTime(network.main?.timezone ?? 'UTC').toInstant()
            : Temporal.Instant.from(article.updatedAt),
          categories: [
            ...(category ? [localizedText(category.name, language)] : []),
            ...(article.tags ?? []),
          ],
        }
      }),
  )
  return feed({
    language,
    path: '/articles/feed.xml',
    title: `${t('nav.articles')}, ${network.name}`,
    description: t('article.listDescription', { hospital_name: network.name }),
    site: site as URL,
    entries,
  })
}
