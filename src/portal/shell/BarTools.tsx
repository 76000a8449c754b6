import { useStore } from '@nanostores/react'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { languageNames } from '#i18n/languages.ts'
import { LanguagePanel } from '#islands/LanguagePanel.tsx'
import { ThemeSwitch } from '#islands/ThemeSwitch.tsx'
import { $language } from '#state/language.ts'
import { setLanguage } from '../language.ts'
import { useTranslation } from '../texts.ts'

const languages = interfaceLanguages.map(code => ({ code, name: languageNames[code] }))

/** Language and colour scheme, as on the public pages, with all languages of the interface. */
export function BarTools() {
  const { t } = useTranslation()
  const language = useStore($language)
  const texts = {
    label: t('portal:language.label'),
    hint: t('portal:language.hint'),
    panel: t('portal:language.panel'),
    close: t('portal:language.close'),
    submit: '',
  }
  return (
    <>
      <LanguagePanel language={language} languages={languages} texts={texts} onChoose={setLanguage} />
      <ThemeSwitch label={t('portal:theme.label')} />
    </>
  )
}
