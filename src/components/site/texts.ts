import type { ContentLanguage } from '#entities/localized.ts'
import { createTexts, type Say } from '#i18n/messages.ts'
import pagesEn from '../../../locales/en/pages.json' with { type: 'json' }
import en from '../../../locales/en/site.json' with { type: 'json' }
import pagesId from '../../../locales/id/pages.json' with { type: 'json' }
import id from '../../../locales/id/site.json' with { type: 'json' }

const texts = createTexts({ en: { site: en, pages: pagesEn }, id: { site: id, pages: pagesId } })

// The same few hundred sentences stand on thousands of pages, and looking one up took a sixth of the build.
function remember(say: Say, file: 'site' | 'pages'): Say {
  const known = new Map<string, string>()
  return (key, values) => {
    if (values) return say(`${file}:${key}`, values)
    let text = known.get(key)
    if (text === undefined) {
      text = say(`${file}:${key}`)
      if (text === key || text === `${file}:${key}`)
        throw new Error(`locales/*/${file}.json has no text '${key}'.`)
      known.set(key, text)
    }
    return text
  }
}

const inLanguage: Record<ContentLanguage, Say> = {
  en: remember(texts.in('en'), 'site'),
  id: remember(texts.in('id'), 'site'),
}
const pagesInLanguage: Record<ContentLanguage, Say> = {
  en: remember(texts.in('en'), 'pages'),
  id: remember(texts.in('id'), 'pages'),
}

/** The site's own words in a language. Keys are those of `locales/<language>/site.json`, without the file's name. */
export const wordsIn = (language: ContentLanguage): Say => inLanguage[language]

/** The words of single pages, such as contact and privacy: those of `locales/<language>/pages.json`. */
export const pageWordsIn = (language: ContentLanguage): Say => pagesInLanguage[language]
