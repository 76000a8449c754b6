import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useTypedSearch } from '../../kit/use-typed-search.ts'
import { useTranslation } from '../../texts.ts'
import { Loading, Problem } from '../Loading.tsx'
import { DoctorFilters } from './DoctorFilters.tsx'
import { DoctorRow } from './DoctorRow.tsx'
import { addressesQuery, availabilityQuery, doctorsQuery, specialistsQuery, unitsQuery } from './directory.ts'
import { type DoctorFilter, findDoctors, joinDoctors, namedFirst, soonestFirst } from './doctor-search.ts'

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
    setFilter(part)
  }
  const names = {
    specialists: new Map(specialists.map(one => [one.slug, one])),
    locations: new Map((addresses.data ?? []).map(one => [one.code, one.shortName ?? one.officialName])),
  }
  if (doctors.isLoadingError) return <Problem error={doctors.error} onAgain={() => doctors.refetch()} />
  return (
    <>
      <DoctorFilters
        filter={filter}
        onChange={change}
        specialists={specialists}
        locations={names.locations}
        offerPlaces={addresses.isPending || names.locations.size > 1}
        offerToday={found.flagsOfAll || found.flagsLoading}
      />
      {found.specialtiesFailed && (
        <Notice
          tone="urgent"
          role="alert"
          actions={
            <Button variant="quiet" size="small" onClick={() => void found.reloadSpecialties()}>
              {t('patient:problem.again')}
            </Button>
          }
        >
          {t('patient:doctors.specialtiesFailed')}
        </Notice>
      )}
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

/**
 * Search and filters, which are in the address. `prefix`: in the booking, `specialist` in the address is already the
 * answer of a step.
 */
function useDoctorFilter(prefix = ''): [DoctorFilter, (part: Partial<DoctorFilter>) => void] {
  const { params, change } = useAddress()
  const write = (part: Partial<DoctorFilter>) => {
    const next = new URLSearchParams(params)
    for (const [own, value] of Object.entries(part)) {
      if (value) next.set(prefix + own, value === true ? '1' : value)
      else next.delete(prefix + own)
    }
    change(next, { replace: true, preventScrollReset: true })
  }
  const [search, setSearch] = useTypedSearch(params.get(`${prefix}search`) ?? '', search => write({ search }))
  const filter = useMemo(
    () => ({
      search,
      specialist: params.get(`${prefix}specialist`) ?? '',
      location: params.get(`${prefix}location`) ?? '',
      today: params.get(`${prefix}today`) === '1',
    }),
    [params, prefix, search],
  )
  return [
    filter,
    ({ search, ...rest }) => {
      if (search !== undefined) setSearch(search)
      if (Object.keys(rest).length > 0) write(rest)
    },
  ]
}

/** Up to this number of doctors, all flags are loaded at once, so that the list can be filtered and sorted by them. */
const ALL_AT_ONCE = 300

/** The doctors that match a filter, with their data; the first `shown` are on the screen. */
function useDoctors(filter: DoctorFilter, shown: number) {
  const doctors = useQuery(doctorsQuery)
  const specialists = useQuery(specialistsQuery)
  const units = useQuery(unitsQuery)
  const few = doctors.data !== undefined && doctors.data.length <= ALL_AT_ONCE
  const flags = useQuery({ ...availabilityQuery(null), enabled: few })

  const found = useMemo(() => {
    const places = new Map((units.data ?? []).map(unit => [unit.code, unit.location]))
    const known = joinDoctors(doctors.data ?? [], specialists.data ?? [], places, flags.data ?? [])
    const fitting = findDoctors(known, few ? filter : { ...filter, today: false })
    return namedFirst(few ? soonestFirst(fitting) : fitting, filter.search)
  }, [doctors.data, specialists.data, units.data, flags.data, few, filter])

  const visible = found.slice(0, shown)
  const slugs = visible.map(one => one.doctor.slug)
  const some = useQuery({
    ...availabilityQuery(slugs),
    enabled: doctors.isSuccess && !few && slugs.length > 0,
  })
  const byDoctor = new Map((some.data ?? []).map(one => [one.doctor, one]))
  return {
    doctors,
    specialists: specialists.data ?? [],
    /** The list has neither specialties nor their filter then, and the search does not find by them. */
    specialtiesFailed: specialists.isLoadingError,
    reloadSpecialties: specialists.refetch,
    total: found.length,
    visible: visible.map(one => ({
      ...one,
      availability: one.availability ?? byDoctor.get(one.doctor.slug),
    })),
    /** The flags of all doctors are loaded, so the filter 'free today' can be offered. */
    flagsOfAll: few && flags.isSuccess,
    flagsLoading: few ? flags.isPending : some.isPending,
    /** The list is shown without flags then. */
    flagsFailed: flags.isError || some.isError,
  }
}
