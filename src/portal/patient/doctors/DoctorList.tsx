import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'
import { Loading } from '../Loading.tsx'
import { Problem } from '../Problem.tsx'
import { DoctorFilters } from './DoctorFilters.tsx'
import { DoctorRow } from './DoctorRow.tsx'
import { addressesQuery } from './directory.ts'
import type { DoctorFilter } from './doctor-search.ts'
import { EmergencyNotice } from './EmergencyNotice.tsx'
import { useDoctorFilter } from './use-doctor-filter.ts'
import { useDoctors } from './use-doctors.ts'

const STEP = 20

interface Props {
  /** Prefix of the filters' names in the address bar. */
  prefix?: string
  /** Renders the part above the doctors for the present filters. */
  lead?: (filter: DoctorFilter) => ReactNode
}

/** The doctors with search and filters; both are in the address bar. */
export function DoctorList({ prefix, lead }: Props) {
  const { t } = useTranslation()
  const [count, setCount] = useState(STEP)
  const [filter, setFilter] = useDoctorFilter(prefix)
  const addresses = useQuery(addressesQuery)
  const found = useDoctors(useDeferredValue(filter), count)
  const { doctors, visible, total, specialists } = found

  function change(part: Partial<DoctorFilter>) {
    setCount(STEP)
    setFilter({ ...filter, ...part })
  }
  const names = {
    specialists: new Map(specialists.map(one => [one.slug, one])),
    locations: new Map((addresses.data ?? []).map(one => [one.code, one.shortName ?? one.officialName])),
  }
  if (doctors.isError) return <Problem error={doctors.error} onAgain={() => doctors.refetch()} />
  return (
    <>
      <DoctorFilters
        filter={filter}
        onChange={change}
        specialists={specialists}
        locations={names.locations}
        // Shown while loading too: a filter that appeared later would push an emergency notice out of view.
        offerPlaces={addresses.isPending || names.locations.size > 1}
        offerToday={found.flagsOfAll || found.flagsLoading}
      />
      <EmergencyNotice search={filter.search} location={filter.location} />
      {lead?.(filter)}
      {found.flagsFailed && <Notice tone="urgent">{t('patient:doctors.flagsFailed')}</Notice>}
      {doctors.isPending ? (
        <Loading cards={4} />
      ) : (
        <>
          <p role="status" className="text-ink-soft">
            {t('patient:doctors.found', { count: total })}
          </p>
          {total === 0 && (
            <EmptyState
              picture="/art/states/search.svg"
              title={t('patient:doctors.noneTitle')}
              actions={
                <Button onClick={() => change({ search: '', specialist: '', location: '', today: false })}>
                  {t('patient:doctors.clear')}
                </Button>
              }
            >
              {t('patient:doctors.noneText')}
            </EmptyState>
          )}
          <ul className="grid gap-3">
            {visible.map(known => (
              <DoctorRow key={known.doctor.slug} known={known} {...names} flagsLoading={found.flagsLoading} />
            ))}
          </ul>
          {total > visible.length && (
            <div className="button-row">
              <Button variant="quiet" onClick={() => setCount(count + 2 * STEP)}>
                {t('patient:more', { count: total - visible.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}
