import { type Localized, localizedValue } from '#entities/localized.ts'
import { useTranslation } from '../../../texts.ts'

/** A text of the hospital, with the language that it is written in, for screen readers. */
export function LocalizedLine({ value }: { value: Localized | undefined | null }) {
  const { language } = useTranslation()
  const found = localizedValue(value, language)
  return found && <span lang={found.language}>{found.value}</span>
}
