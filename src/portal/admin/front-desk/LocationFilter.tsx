import { FilterSelect } from '../../kit/list/filters.tsx'
import { useTranslation } from '../../texts.ts'
import { useLocations } from './calls.ts'

interface Props {
  label?: string
  value: string
  onChange(value: string): void
  /** Text of the choice of all locations; without it one is always chosen. */
  any?: string | undefined
}

/** Filters by location, by the short names. */
export function LocationFilter({ label, ...rest }: Props) {
  const { t } = useTranslation()
  const locations = useLocations().data ?? []
  return (
    <FilterSelect
      label={label ?? t('admin:desk.filterLocation')}
      options={locations.map(one => [one.code, one.shortName ?? one.officialName])}
      {...rest}
    />
  )
}
