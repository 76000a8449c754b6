import { DateField } from '#ui/fields/DateField.tsx'
import { useDateWords } from '../form/use-date-words.ts'
import type { FilterProps } from './filters.tsx'
import { isDate } from './list-address.ts'

/** A day that filters a list. */
export function FilterDate({
  onChange,
  ...field
}: FilterProps & { min?: string; max?: string; today?: string }) {
  return (
    <DateField
      className="filter filter-date"
      {...useDateWords()}
      {...field}
      // A half-typed value is not a date: wait until it is complete.
      onChange={date => (date === '' || isDate(date)) && onChange(date)}
    />
  )
}
