import { localizedText } from '#entities/localized.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useTranslation } from '../../texts.ts'
import type { DoctorFilter, Specialist } from './doctor-search.ts'

interface Props {
  filter: DoctorFilter
  onChange(part: Partial<DoctorFilter>): void
  specialists: readonly Specialist[]
  locations: ReadonlyMap<string, string>
  offerPlaces: boolean
  offerToday: boolean
}

export function DoctorFilters({ filter, onChange, specialists, locations, offerPlaces, offerToday }: Props) {
  const { t, language } = useTranslation()
  const specialties = specialists
    .map(one => ({ value: one.slug, label: localizedText(one.name, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  const places = [...locations].map(([value, label]) => ({ value, label }))
  return (
    <search className="doctor-filters">
      <TextField
        label={t('patient:doctors.search')}
        type="search"
        value={filter.search}
        onChange={search => onChange({ search })}
        placeholder={t('patient:doctors.searchHint')}
        autoComplete="off"
        className="doctor-search"
      />
      <SelectField
        label={t('patient:doctors.specialist')}
        value={filter.specialist}
        onChange={specialist => onChange({ specialist })}
        options={specialties}
        placeholder={t('patient:doctors.allSpecialists')}
      />
      {offerPlaces && (
        <SelectField
          label={t('patient:doctors.location')}
          value={filter.location}
          onChange={location => onChange({ location })}
          options={places}
          placeholder={t('patient:doctors.allLocations')}
        />
      )}
      {offerToday && (
        <Checkbox value={filter.today} onChange={today => onChange({ today })}>
          {t('patient:doctors.onlyToday')}
        </Checkbox>
      )}
    </search>
  )
}
