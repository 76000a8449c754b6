import type { ReactNode } from 'react'
import { groupsOf } from '#entities/appointment/package-offer.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type Localized, localizedValue } from '#entities/localized.ts'
import { contentLanguageOf } from '#entities/text/interface-language.ts'
import type { RichText, RichTextNode } from '#entities/text/rich-text.ts'
import { directionOf } from '#i18n/languages.ts'
import '../../package-texts.ts'
import { useTranslation } from '../../../texts.ts'
import { LocalizedLine } from './LocalizedLine.tsx'

const tags = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  heading: 'h4',
} as const

/** Plain elements: the links and marks of the public page are left out, whose address stands beside it. */
const element = (node: RichTextNode, index: number): ReactNode => {
  if (node.type === 'text') return node.text
  const Tag = tags[node.type as keyof typeof tags]
  return Tag ? <Tag key={index}>{node.content?.map(element)}</Tag> : ' '
}

function Part({ title, value }: { title: string; value: Localized<RichText> | undefined }) {
  const { language } = useTranslation()
  const found = localizedValue(value, language)
  if (!found) return null
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <div className="prose" lang={found.language} dir={directionOf(found.language)}>
        {found.value.content.map(element)}
      </div>
    </section>
  )
}

/**
 * The texts of a package's page, below headings in the reader's language. What the hospital wrote in English and
 * Indonesian only is marked as such, for screen readers.
 */
export function PackageContent({ program }: { program: PublicItem<'packages'> }) {
  const { t, language } = useTranslation()
  const { details, inclusions = [], additionalInformation, termsAndConditions, termsVersion } = program
  return (
    <div className="grid gap-6">
      <Part title={t('packages:package.details')} value={details} />
      {inclusions.length > 0 && (
        <section>
          <h3 className="text-lg">{t('packages:package.inclusions')}</h3>
          <div className="prose" dir={directionOf(contentLanguageOf(language))}>
            {groupsOf(inclusions, language).map(lines => (
              <section key={JSON.stringify(lines[0])}>
                <h4>
                  <LocalizedLine value={lines[0]?.group} />
                </h4>
                <ul>
                  {lines.map(line => (
                    <li key={JSON.stringify(line)}>
                      <LocalizedLine value={line.item} />
                      {line.note && (
                        <span className="field-hint">
                          {' '}
                          <LocalizedLine value={line.note} />
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      )}
      <Part title={t('packages:package.information')} value={additionalInformation} />
      <Part title={t('packages:package.terms')} value={termsAndConditions} />
      {termsAndConditions && termsVersion && (
        <p className="field-hint">
          {/* After an Arabic word, `2026-07` would be shown as `07-2026`. */}
          {t('packages:package.version', { version: `\u2066${termsVersion}\u2069` })}
        </p>
      )}
    </div>
  )
}
