import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { weekdays } from '#entities/content/unit.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Section } from '../../kit/Section.tsx'
import { useTranslation } from '../../texts.ts'
import { type Weekday, WeekdayPicker, workdays } from './WeekdayPicker.tsx'

/** Fills in the same opening hours for several days; each day can be changed below. */
export function HoursFill({ path }: { path: string }) {
  const { t } = useTranslation()
  const { setValue } = useFormContext()
  const [days, setDays] = useState(workdays)
  const [opens, setOpens] = useState('08:00')
  const [closes, setCloses] = useState('16:00')
  const [message, setMessage] = useState('')
  const fill = (of: readonly Weekday[], from: string, to: string) => {
    setValue(
      path,
      of.map(day => ({ day, opens: from, closes: to })),
      { shouldDirty: true },
    )
    setMessage(t('setup:hours.filled', { count: of.length }))
  }
  const clock = (name: string, value: string, set: (value: string) => void) => (
    <TextField
      className="min-w-32"
      label={t(`setup:hours.${name}`)}
      type="time"
      value={value}
      onChange={set}
    />
  )
  return (
    <Section title={t('setup:hours.title')}>
      <WeekdayPicker label={t('setup:hours.days')} days={days} onChange={setDays} />
      <div className="flex flex-wrap gap-4">
        {clock('opens', opens, setOpens)}
        {clock('closes', closes, setCloses)}
      </div>
      <div className="button-row">
        <Button
          variant="quiet"
          aria-disabled={days.length === 0 || !opens || !closes || undefined}
          onClick={() => days.length > 0 && opens && closes && fill(days, opens, closes)}
        >
          {t('setup:hours.fill')}
        </Button>
        <Button variant="ghost" onClick={() => fill(weekdays, '00:00', '00:00')}>
          {t('setup:hours.always')}
        </Button>
      </div>
      <p role="status" className="field-hint">
        {message}
      </p>
    </Section>
  )
}
