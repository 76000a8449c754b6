import { DateField } from '#ui/fields/DateField.tsx'
import { useDateWords } from '../../../form/use-date-words.ts'
import { useTranslation } from '../../../texts.ts'
import { DateSteps } from '../../layout/DateSteps.tsx'
import { useLocations } from '../calls.ts'
import { isDate } from '../desk-query.ts'
import type { DayQuery } from './day-calls.ts'

interface FiltersProps {
  query: DayQuery
  today: string
  doctors: [string, string][]
  change(one: Partial<DayQuery>): void
}

export function DayFilters({ query, today, doctors, change }: FiltersProps) {
  const { t } = useTranslation()
  const words = useDateWords()
  const locations = useLocations()
  const by = (days: number) => {
    if (query.date) change({ date: Temporal.PlainDate.from(query.date).add({ days }).toString() })
  }
  const known = doctors.some(([slug]) => slug === query.doctor)
  return (
    <search className="filters">
      <label className="filter">
        <span>{t('admin:desk.filterLocation')}</span>
        <select
          className="control"
          value={query.location}
          onChange={event => change({ location: event.target.value, doctor: '', date: '' })}
        >
          {locations.data?.map(one => (
            <option key={one.code} value={one.code}>
              {one.shortName ?? one.officialName}
            </option>
          ))}
        </select>
      </label>
      <label className="filter">
        <span>{t('admin:desk.doctor')}</span>
        <select
          className="control"
          value={query.doctor}
          onChange={event => change({ doctor: event.target.value })}
        >
          <option value="">{t('desk:day.everyDoctor')}</option>
          {query.doctor && !known && <option value={query.doctor}>{query.doctor}</option>}
          {doctors.map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <DateField
        className="filter filter-date"
        label={t('desk:absence.day')}
        value={query.date}
        // A half-typed value is not a date: wait until it is complete.
        onChange={date => isDate(date) && change({ date })}
        {...words}
        today={today || words.today}
      />
      <DateSteps
        words={{ before: t('desk:day.before'), now: t('desk:day.today'), after: t('desk:day.after') }}
        isNow={query.date === today}
        onBefore={() => by(-1)}
        onNow={() => change({ date: today })}
        onAfter={() => by(1)}
      />
    </search>
  )
}
