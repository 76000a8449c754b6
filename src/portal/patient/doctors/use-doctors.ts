import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { availabilityQuery, doctorsQuery, specialistsQuery, unitsQuery } from './directory.ts'
import { type DoctorFilter, findDoctors, joinDoctors, soonestFirst } from './doctor-search.ts'

/** Up to this number of doctors, all flags are loaded at once, so that the list can be filtered and sorted by them. */
const ALL_AT_ONCE = 300

/** The doctors that match a filter, with their data; the first `shown` are on the screen. */
export function useDoctors(filter: DoctorFilter, shown: number) {
  const doctors = useQuery(doctorsQuery)
  const specialists = useQuery(specialistsQuery)
  const units = useQuery(unitsQuery)
  const few = doctors.data !== undefined && doctors.data.length <= ALL_AT_ONCE
  const flags = useQuery({ ...availabilityQuery(null), enabled: few })

  const found = useMemo(() => {
    const places = new Map((units.data ?? []).map(unit => [unit.code, unit.location]))
    const known = joinDoctors(doctors.data ?? [], specialists.data ?? [], places, flags.data ?? [])
    const fitting = findDoctors(known, few ? filter : { ...filter, today: false })
    return few ? soonestFirst(fitting) : fitting
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
