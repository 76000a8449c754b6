import type { ContentLanguage } from '#entities/localized.ts'
import { createTexts, type Translate, type TranslateFile, type Values } from '#i18n/messages.ts'
import type { GroupIn, GroupTexts } from '#i18n/text-keys.ts'
import careersEn from '../../../locales/en/careers.json' with { type: 'json' }
import entitiesEn from '../../../locales/en/entities.json' with { type: 'json' }
import hospitalEn from '../../../locales/en/hospital.json' with { type: 'json' }
import mediaEn from '../../../locales/en/media.json' with { type: 'json' }
import packagesEn from '../../../locales/en/packages.json' with { type: 'json' }
import pagesEn from '../../../locales/en/pages.json' with { type: 'json' }
import siteEn from '../../../locales/en/site.json' with { type: 'json' }
import careersId from '../../../locales/id/careers.json' with { type: 'json' }
import entitiesId from '../../../locales/id/entities.json' with { type: 'json' }
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
  entities: entitiesEn,
}
const id = {
  site: siteId,
  pages: pagesId,
  packages: packagesId,
  media: mediaId,
  hospital: hospitalId,
  careers: careersId,
  entities: entitiesId,
}
export type PageFile = keyof typeof en

const texts = createTexts({ en, id })
const files = new Map<string, (path: string, values?: Values) => string>()

// A cache: thousands of pages use the same few hundred texts, and the lookups took a sixth of the build time.
function cached(t: Translate, file: PageFile): (path: string, values?: Values) => string {
  const known = new Map<string, string>()
  return (path, values) => {
    const key: string = `${file}:${path}`
    if (values) return t(key, values)
    let text = known.get(path)
    if (text === undefined) {
      text = t(key)
      if (text === path || text === key) throw new Error(`locales/*/${file}.json has no text '${path}'.`)
      known.set(path, text)
    }
    return text
  }
}

/** The texts of one file of `locales/<language>`. Keys do not include the file's name. */
export function translateFile<File extends PageFile>(
  file: File,
  language: ContentLanguage,
): TranslateFile<File> {
  const name = `${file}/${language}`
  const found = files.get(name) ?? cached(texts.in(language), file)
  files.set(name, found)
  return found
}

/** The texts of a group of a file, all together: for a script or an island that shows them. */
export const textGroup = <File extends PageFile, Group extends GroupIn<File>>(
  file: File,
  name: Group,
  language: ContentLanguage,
): GroupTexts<File, Group> => {
  const t = translateFile(file, language) as (path: string) => string
  const groups: Record<PropertyKey, unknown> = en[file]
  const names = Object.keys(groups[name] as object)
  return Object.fromEntries(names.map(one => [one, t(`${String(name)}.${one}`)])) as GroupTexts<File, Group>
}

/** The texts of the layout and of many pages. */
export const translateSite = (language: ContentLanguage) => translateFile('site', language)
