import { type Localized, localizedValue } from '#entities/localized.ts'
import { directionOf } from '#i18n/languages.ts'
import { useTranslation } from '../../../texts.ts'

/** A text of the hospital, with its language for screen readers, and its direction: it may stand among Arabic ones. */
export function LocalizedLine({ value }: { value: Localized | undefined | null }) {
  const { language } = useTranslation()
  const found = localizedValue(value, language)
  return (
    found && (
      <span lang={found.language} dir={directionOf(found.language)}>
        {found.value}
      </span>
    )
  )
}
