import type { ContentLanguage } from '#entities/localized.ts'
import { createTexts, type Translate } from '#i18n/messages.ts'
import careersEn from '../../../locales/en/careers.json' with { type: 'json' }
import hospitalEn from '../../../locales/en/hospital.json' with { type: 'json' }
import mediaEn from '../../../locales/en/media.json' with { type: 'json' }
import packagesEn from '../../../locales/en/packages.json' with { type: 'json' }
import pagesEn from '../../../locales/en/pages.json' with { type: 'json' }
import siteEn from '../../../locales/en/site.json' with { type: 'json' }
import careersId from '../../../locales/id/careers.json' with { type: 'json' }
import hospitalId from '../../../locales/id/hospital.json' with { type: 'json' }
import mediaId from '../../../locales/id/media.json' with { type: 'json' }
import packagesId from '../../../locales/id/packages.json' with { type: 'json' }
import pagesId from '../../../locales/id/pages.json' with { type: 'json' }
import siteId from '../../../locales/id/site.json' with { type: 'json' }

const en = {
  site: siteEn,
  pages: pagesEn,
  packages: packagesEn,
  media: mediaEn,
  hospital: hospitalEn,
  careers: careersEn,
}
const id = {
  site: siteId,
  pages: pagesId,
  packages: packagesId,
  media: mediaId,
  hospital: hospitalId,
  careers: careersId,
}
type TextFile = keyof typeof en

const texts = createTexts({ en, id })
const files = new Map<string, Translate>()

// The same few hundred sentences stand on thousands of pages, and looking one up took a sixth of the build.
function remember(t: Translate, file: TextFile): Translate {
  const known = new Map<string, string>()
  return (key, values) => {
    if (values) return t(`${file}:${key}`, values)
    let text = known.get(key)
    if (text === undefined) {
      text = t(`${file}:${key}`)
      if (text === key || text === `${file}:${key}`)
        throw new Error(`locales/*/${file}.json has no text '${key}'.`)
      known.set(key, text)
    }
    return text
  }
}

/** The words of one file of `locales/<language>`. Keys are those of the file, without its name. */
export function translateFile(file: TextFile, language: ContentLanguage): Translate {
  const name = `${file}/${language}`
  const found = files.get(name) ?? remember(texts.in(language), file)
  files.set(name, found)
  return found
}

/** The words that every page shares: the layout, and the pages that came first. */
export const translateSite = (language: ContentLanguage): Translate => translateFile('site', language)

/** The words of single pages, such as contact and privacy. */
export const translatePages = (language: ContentLanguage): Translate => translateFile('pages', language)
