import { type Localized, localizedText } from '#entities/localized.ts'
import type { FieldOutline } from '#entities/outlines.ts'
import { useTranslation } from '../../../texts.ts'
import { valueText } from './value-text.ts'

interface CellProps {
  field: FieldOutline
  value: unknown
  /** Titles of referenced items, by key. */
  titles: ReadonlyMap<string, string> | undefined
}

const MOST = 1

/** A field's value as a list shows it. */
export function Cell({ field, value, titles }: CellProps) {
  const { t, language } = useTranslation()
  if (value === undefined || value === null) return <span className="text-ink-faint">–</span>
  if (field.localized) return localizedText(value as Localized, language)
  if (field.widget === 'reference' || field.widget === 'references') {
    const keys = [value].flat() as string[]
    const names = keys.slice(0, MOST).map(key => titles?.get(key) ?? key)
    const more = keys.length - names.length
    return [...names, ...(more > 0 ? [t('admin:list.more', { count: more })] : [])].join(', ')
  }
  return valueText(t, language, field.widget, value) ?? String(value)
}
