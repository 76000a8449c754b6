import { useEffect, useRef, useState } from 'react'
import { localizedText } from '#entities/localized.ts'
import { loadEmergencyWatch } from '#search/load-emergency-watch.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { paths } from '../../paths.ts'
import { Helpline } from '../../shell/Helpline.tsx'
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
      {/* Each typed letter scrolls the field into view, so a small screen must have room for it and the notice. */}
      <div className="doctor-search">
        <TextField
          label={t('patient:doctors.search')}
          type="search"
          value={filter.search}
          onChange={search => onChange({ search })}
          placeholder={t('patient:doctors.searchHint')}
          autoComplete="off"
        />
        <EmergencyNotice search={filter.search} location={filter.location} />
      </div>
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

/**
 * What to do if the search text describes an emergency. Uses the emergency watch of the public pages,
 * which the service worker caches; if it cannot be loaded, the hospital's numbers are shown.
 */
function EmergencyNotice({ search, location }: { search: string; location: string }) {
  const { t, language } = useTranslation()
  const slot = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const [unknown, setUnknown] = useState(false)
  useEffect(() => {
    asked.current ||= search.trim() !== ''
    const place = slot.current
    if (!place || !asked.current) return
    const words = {
      call: t('patient:danger.call', { number: '{{number}}' }),
      callHospital: t('patient:danger.callHospital', { place: '{{place}}' }),
      more: t('patient:danger.more'),
    }
    const reader = { language, words, more: paths.emergencyPage(language) }
    loadEmergencyWatch()
      .then(watch => watch.showEmergency(place, search, location, reader))
      .then(
        () => setUnknown(false),
        () => setUnknown(true),
      )
  }, [search, location, language, t])
  return (
    <>
      <div role="alert" ref={slot} />
      {unknown && search.trim() && (
        <Notice tone="urgent">
          <Helpline />
        </Notice>
      )}
    </>
  )
}
