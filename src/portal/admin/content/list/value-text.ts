import type { FieldOutline } from '#entities/outlines.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import type { Translate } from '#i18n/messages.ts'
import { optionLabel } from '../../labels.ts'
import { savedMoment } from '../../moments.ts'

/** The text of a value with a widget of one short text; undefined for other widgets. */
export function valueText(
  t: Translate,
  language: Parameters<typeof longDate>[1],
  widget: FieldOutline['widget'],
  value: unknown,
): string | undefined {
  if (widget === 'choice') return optionLabel(t, value as string)
  if (widget === 'flag') return t(value ? 'admin:list.yes' : 'admin:list.no')
  if (widget === 'date') return longDate(value as string, language)
  if (widget === 'dateTime') return savedMoment(value as string, language)
  return undefined
}
