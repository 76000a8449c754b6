import { weekdays } from '#entities/content/unit.ts'
import { useTranslation } from '../../texts.ts'
import { optionLabel } from '../labels.ts'

export type Weekday = (typeof weekdays)[number]
export const workdays: readonly Weekday[] = weekdays.slice(0, 5)

interface PicksProps {
  label: string
  days: readonly Weekday[]
  problem?: string | undefined
  onChange(days: Weekday[]): void
}

/** Chooses several weekdays at once, as most have the same hours. */
export function DayPicks({ label, days, problem, onChange }: PicksProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="field day-picks">
      <legend className="field-label">{label}</legend>
      {problem && <p className="field-error">{problem}</p>}
      <div>
        {weekdays.map(day => (
          <label key={day} className="choice">
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={event =>
                onChange(weekdays.filter(one => (one === day ? event.target.checked : days.includes(one))))
              }
            />
            <span>{optionLabel(t, day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
