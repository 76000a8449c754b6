import { useId } from 'react'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { useTranslation } from '../../texts.ts'

const all = [1, 2, 3, 4, 5, 6, 7]
/** Any Monday; only its weekday matters. */
const monday = Temporal.PlainDate.from('2024-01-01')
export const weekdayName = (weekday: number, language: InterfaceLanguage): string =>
  dateInWords(monday.add({ days: weekday - 1 }), language, { weekday: 'long' })

interface Props {
  value: readonly number[]
  onChange: (days: number[]) => void
}

/** The weekdays on which the patient can come; none means any. */
export function Weekdays({ value, onChange }: Props) {
  const { t, language } = useTranslation()
  const hint = useId()
  return (
    <fieldset className="field" aria-describedby={hint}>
      <legend>{t('patient:waiting.days')}</legend>
      <p className="field-hint" id={hint}>
        {t('patient:waiting.daysHint')}
      </p>
      <div className="flex flex-wrap gap-2">
        {all.map(day => (
          <label className="chip" key={day}>
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={({ target }) =>
                onChange(all.filter(one => (one === day ? target.checked : value.includes(one))))
              }
            />
            {weekdayName(day, language)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
