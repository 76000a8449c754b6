import { contentLanguages } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'
import type { Site } from '../site.ts'

/** The texts of the toolbar's islands, in the page's language. */
export const barTexts = ({ t }: Site, path: string) => ({
  searchTexts: {
    open: t('search.open'),
    close: t('search.close'),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    submit: t('search.submit'),
  },
  languageTexts: {
    label: t('language.label'),
    hint: t('language.hint'),
    panel: t('language.panel'),
    submit: t('language.submit'),
    close: t('layout.close'),
  },
  languages: contentLanguages.map(code => ({
    code,
    name: t(`language.${code}`),
    href: localizedPath(code, path),
  })),
  account: { signIn: t('account.signIn'), patients: t('account.patients'), admins: t('account.admins') },
})
