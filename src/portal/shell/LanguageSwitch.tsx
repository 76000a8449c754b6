import { useStore } from '@nanostores/react'
import { useTranslation } from 'react-i18next'
import { contentLanguages } from '#entities/localized.ts'
import { $language, chooseLanguage } from '../language.ts'

/** Two languages need no menu: both are named, the spoken one is marked. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const language = useStore($language)
  return (
    <fieldset className="language-switch" aria-label={t('portal:language.label')}>
      {contentLanguages.map(one => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => chooseLanguage(one)}
        >
          {one.toUpperCase()} <span className="sr-only">{t(`portal:language.${one}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
