import { useEffect } from 'react'
import { FilterDate } from '../../../kit/list/FilterDate.tsx'
import { FilterSelect } from '../../../kit/list/filters.tsx'
import { InstantSearch } from '../../../kit/list/SearchBox.tsx'
import { useTranslation } from '../../../texts.ts'
import { DateSteps } from '../../layout/DateSteps.tsx'
import { LocationFilter } from '../LocationFilter.tsx'
import type { DayQuery } from './day-calls.ts'

interface FiltersProps {
  query: DayQuery
  today: string
  doctors: [string, string][]
  search: string
  change(one: Partial<DayQuery>): void
  onSearch(search: string): void
}

/** `/` leads to the search, unless the person is typing or a dialog is open. */
function useSearchKey(id: string) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable], dialog')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      document.getElementById(id)?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [id])
}

const searchId = 'day-search'
/** Enter in the search leads to the first button of the first appointment that it finds, or to its name. */
function toFirstRow(): void {
  const row = document.querySelector('.day-table tr[data-status]')
  const found = row?.querySelector<HTMLElement>('.button') ?? row?.querySelector<HTMLElement>('a')
  found?.focus()
}

export function DayFilters(props: FiltersProps) {
  const { query, today, doctors, search, change, onSearch } = props
  const { t } = useTranslation()
  useSearchKey(searchId)
  const by = (days: number) => {
    if (query.date) change({ date: Temporal.PlainDate.from(query.date).add({ days }).toString() })
  }
  return (
    <search className="filters day-filters">
      <InstantSearch
        id={searchId}
        label={t('desk:day.search')}
        hint={t('desk:day.searchHint')}
        search={search}
        aria-keyshortcuts="/"
        onKeyDown={event => event.key === 'Enter' && toFirstRow()}
        onSearch={onSearch}
      />
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
