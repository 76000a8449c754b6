import type { ContentLanguage } from '#entities/localized.ts'
import { createTexts, type Say } from '#i18n/messages.ts'
import en from '../../../locales/en/site.json' with { type: 'json' }
import id from '../../../locales/id/site.json' with { type: 'json' }

const texts = createTexts({ en: { site: en }, id: { site: id } })

// The same few hundred sentences stand on thousands of pages, and looking one up took a sixth of the build.
function remember(say: Say): Say {
  const known = new Map<string, string>()
  return (key, values) => {
    if (values) return say(`site:${key}`, values)
    let text = known.get(key)
    if (text === undefined) {
      text = say(`site:${key}`)
      if (text === key || text === `site:${key}`) throw new Error(`locales/*/site.json has no text '${key}'.`)
      known.set(key, text)
    }
    return text
  }
}

const inLanguage: Record<ContentLanguage, Say> = {
  en: remember(texts.in('en')),
  id: remember(texts.in('id')),
}

/** The site's own words in a language. Keys are those of `locales/<language>/site.json`, without the file's name. */
export const wordsIn = (language: ContentLanguage): Say => inLanguage[language]
