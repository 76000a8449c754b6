import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, localizedText, localizedValue } from '#entities/localized.ts'
import { richTextToHtml } from '#entities/text/rich-text.ts'
import { anchorOf } from './grouped.ts'

/** https://schema.org/FAQPage of the questions, in the order of the page. */
export const faqData = (questions: PublicItem<'questions'>[], language: ContentLanguage, page: URL) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  url: page.href,
  inLanguage: language,
  mainEntity: questions.map(question => {
    const answer = localizedValue(question.answer, language)
    return {
      '@type': 'Question',
      name: localizedText(question.question, language),
      url: new URL(`#${anchorOf(question)}`, page).href,
      acceptedAnswer: { '@type': 'Answer', text: answer ? richTextToHtml(answer.value) : '' },
    }
  }),
})
