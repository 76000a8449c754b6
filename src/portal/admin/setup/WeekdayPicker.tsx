import { weekdays } from '#entities/content/unit.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { Fieldset } from '#ui/fields/Fieldset.tsx'
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
export function WeekdayPicker({ label, days, problem, onChange }: PicksProps) {
  const { t } = useTranslation()
  return (
    <Fieldset label={label} errorMessage={problem}>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {weekdays.map(day => (
          <Checkbox
            key={day}
            value={days.includes(day)}
            onChange={on => onChange(weekdays.filter(one => (one === day ? on : days.includes(one))))}
          >
            {optionLabel(t, day)}
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  )
}
