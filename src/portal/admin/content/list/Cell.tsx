import { type Localized, localizedText as sayValue } from '#entities/localized.ts'
import type { FieldOutline } from '#entities/outlines.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { useTranslation } from '../../../texts.ts'
import { optionLabel } from '../../labels.ts'
import { savedMoment } from '../../moments.ts'

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
  if (field.localized) return sayValue(value as Localized, language)
  switch (field.widget) {
    case 'reference':
    case 'references': {
      const keys = [value].flat() as string[]
      const names = keys.slice(0, MOST).map(key => titles?.get(key) ?? key)
      const more = keys.length - names.length
      return [...names, ...(more > 0 ? [t('admin:list.more', { count: more })] : [])].join(', ')
    }
    case 'choice':
      return optionLabel(t, value as string)
    case 'flag':
      return t(value ? 'admin:list.yes' : 'admin:list.no')
    case 'date':
      return longDate(value as string, language)
    case 'dateTime':
      return savedMoment(value as string, language)
    default:
      return String(value)
  }
}
