import { FilterDate } from '../../../kit/list/FilterDate.tsx'
import { FilterSelect } from '../../../kit/list/filters.tsx'
import { useTranslation } from '../../../texts.ts'
import { DateSteps } from '../../layout/DateSteps.tsx'
import { LocationFilter } from '../LocationFilter.tsx'
import type { DayQuery } from './day-calls.ts'

interface FiltersProps {
  query: DayQuery
  today: string
  doctors: [string, string][]
  change(one: Partial<DayQuery>): void
}

export function DayFilters({ query, today, doctors, change }: FiltersProps) {
  const { t } = useTranslation()
  const by = (days: number) => {
    if (query.date) change({ date: Temporal.PlainDate.from(query.date).add({ days }).toString() })
  }
  return (
    <search className="filters">
      <LocationFilter
        value={query.location}
        onChange={location => change({ location, doctor: '', date: '' })}
      />
      <DoctorFilter doctors={doctors} value={query.doctor} onChange={doctor => change({ doctor })} />
      <FilterDate
        label={t('desk:absence.day')}
        value={query.date}
        onChange={date => date && change({ date })}
        {...(today && { today })}
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

interface DoctorProps {
  doctors: readonly [string, string][]
  value: string
  onChange(doctor: string): void
}

/** One of the doctors, or all. A chosen doctor without sessions stays in the list. */
export function DoctorFilter({ doctors, value, onChange }: DoctorProps) {
  const { t } = useTranslation()
  const isUnknown = value !== '' && !doctors.some(([slug]) => slug === value)
  return (
    <FilterSelect
      label={t('admin:desk.doctor')}
      any={t('desk:day.everyDoctor')}
      options={isUnknown ? [[value, value], ...doctors] : doctors}
      value={value}
      onChange={onChange}
    />
  )
}
