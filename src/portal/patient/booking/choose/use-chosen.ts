import { useQuery } from '@tanstack/react-query'
import { slotsQuery } from '../../doctors/directory.ts'
import type { Choice } from './choice.ts'
import { chosenIn, datesAround } from './days.ts'

/** The chosen slot as it is in the timetable now: null while loading, or if it no longer exists. */
export function useChosen({ doctor, schedule, startsAt }: Choice) {
  const [from, to] = startsAt ? datesAround(startsAt) : ['', '']
  const enabled = Boolean(doctor && schedule && startsAt)
  const query = useQuery({ ...slotsQuery(doctor ?? '', from, to), enabled })
  const chosen = query.data && schedule && startsAt ? chosenIn(query.data, schedule, startsAt) : null
  return { ...query, chosen }
}
