import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { ContentLanguage } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'
import { translateSite } from './texts.ts'

/** Removes absent and empty properties. */
export const without = (value: object) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) =>
        one !== undefined && one !== null && one !== '' && !(Array.isArray(one) && one.length === 0),
    ),
  )

export interface Step {
  label: string
  /** The path without language, as in a page's trail. */
  to: string
}

/** https://schema.org/BreadcrumbList: home, the trail, and the page itself. */
export const breadcrumbData = (
  steps: readonly Step[],
  language: ContentLanguage,
  site: URL,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: translateSite(language)('nav.home'), to: '/' }, ...steps].map(
    ({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(localizedPath(language, to), site).href,
    }),
  ),
})
