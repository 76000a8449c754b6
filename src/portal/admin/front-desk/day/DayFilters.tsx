import { useEffect } from 'react'
import { FilterDate } from '../../../kit/list/FilterDate.tsx'
import { FilterSelect } from '../../../kit/list/filters.tsx'
import { InstantSearch } from '../../../kit/list/SearchBox.tsx'
import { useTranslation } from '../../../texts.ts'
import { DateSteps } from '../../layout/DateSteps.tsx'
import { LocationFilter } from '../LocationFilter.tsx'
import type { CalendarUnit } from './CalendarViews.tsx'
import type { Calendar } from './use-calendar.ts'

interface FiltersProps {
  unit: CalendarUnit
  calendar: Calendar
  doctors: [string, string][]
  /** The search of the appointments that are shown. */
  search?: string
  onSearch?(search: string): void
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
  const row = document.querySelector('main [data-status]')
  const found = ['summary', '.button', 'a'].map(one => row?.querySelector<HTMLElement>(one)).find(Boolean)
  found?.focus()
}

export function DayFilters({ unit, calendar, doctors, search = '', onSearch }: FiltersProps) {
  const { query, today, change } = calendar
  const { location, doctor, date } = query
  const { t } = useTranslation()
  useSearchKey(searchId)
  const by = (count: number) => {
    if (date)
      change({
        date: Temporal.PlainDate.from(date)
          .add({ [`${unit}s`]: count })
          .toString(),
      })
  }
  const isDay = unit === 'day'
  // A chosen doctor without sessions stays in the list.
  const isUnknown = doctor !== '' && !doctors.some(([slug]) => slug === doctor)
  return (
    <search className="filters day-filters">
      {onSearch && (
        <InstantSearch
          id={searchId}
          label={t(isDay ? 'desk:day.search' : 'desk:week.search')}
          hint={t('desk:day.searchHint')}
          search={search}
          aria-keyshortcuts="/"
          onKeyDown={event => event.key === 'Enter' && toFirstRow()}
          onSearch={onSearch}
        />
      )}
      <LocationFilter
        value={location}
        any={doctor && !isDay ? t('desk:week.everyLocation') : undefined}
        onChange={to => change({ location: to, ...(isDay && { doctor: '', date: '' }) })}
      />
      <FilterSelect
        label={t('admin:desk.doctor')}
        any={t('desk:day.everyDoctor')}
        options={isUnknown ? [[doctor, doctor], ...doctors] : doctors}
        value={doctor}
        // All doctors are shown at one location.
        onChange={to =>
          change({ doctor: to, ...(to === '' && { location: location || (calendar.place?.code ?? '') }) })
        }
      />
      <FilterDate
        label={t('desk:absence.day')}
        value={date}
        onChange={to => to && change({ date: to })}
        {...(today && { today })}
      />
      <DateSteps
        words={{
          before: t(`desk:${unit}.before`),
          now: t(isDay ? 'desk:day.today' : `desk:${unit}.this`),
          after: t(`desk:${unit}.after`),
        }}
        isNow={date === today}
        onBefore={() => by(-1)}
        onNow={() => change({ date: today })}
        onAfter={() => by(1)}
      />
    </search>
  )
}
