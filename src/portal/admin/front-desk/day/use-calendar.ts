import { useQuery } from '@tanstack/react-query'
import { todayIn } from '#entities/schedule/availability.ts'
import { isDate } from '../../../kit/list/list-address.ts'
import { useAddress } from '../../../kit/use-address.ts'
import { useTranslation } from '../../../texts.ts'
import { weekStart } from '../../layout/week.tsx'
import { useLocations } from '../calls.ts'
import { useFrontDeskChanges } from '../use-front-desk-changes.ts'
import type { CalendarUnit } from './CalendarViews.tsx'
import { weekOptions } from './day-calls.ts'
import { doctorChoices } from './day-sessions.ts'

export type CalendarChange = Partial<Record<'location' | 'doctor' | 'date' | 'order', string>>

/** What the address of a day, week or month of the front desk says, and how it is changed. */
export function useCalendar(unit: CalendarUnit) {
  const address = useAddress()
  const { params } = address
  const read = (name: string) => (params.get(name) ?? '').slice(0, 80)
  const locations = useLocations()
  const doctor = read('doctor')
  const wanted = read('location')
  const place = locations.data?.find(one => one.code === wanted) ?? locations.data?.[0]
  // A doctor's week or month without a location covers all locations.
  const location = unit !== 'day' && doctor && !wanted ? '' : (place?.code ?? '')
  useFrontDeskChanges(location)
  const today = place ? todayIn(place.timezone, Temporal.Now.instant()) : ''
  const said = read('date')
  const date = isDate(said) ? said : today
  const query = { location, doctor, date }
  const kept = { patient: read('patient') }
  return {
    ...{ locations, place, today, query },
    order: read('order'),
    /** The same doctor, location and date in another view. */
    linked: { ...query, ...kept },
    change(one: CalendarChange) {
      const next = { ...query, ...kept, order: read('order'), ...one }
      const shown = Object.entries(next).filter(
        ([name, value]) => value && (name !== 'date' || value !== today),
      )
      address.change(new URLSearchParams(shown), { replace: true })
    },
  }
}
export type Calendar = ReturnType<typeof useCalendar>

/** The sessions of the week of the chosen date, and the doctors and packages that can be chosen, by name. */
export function useCalendarWeek({ query: { location, doctor, date }, place }: Calendar) {
  const { language } = useTranslation()
  const first = date ? weekStart(Temporal.PlainDate.from(date), language) : null
  const from = first?.toString() ?? ''
  const week = useQuery(weekOptions({ from, location, doctor }))
  const all = useQuery(weekOptions({ from, location: location || (place?.code ?? ''), doctor: '' }))
  const doctors = doctorChoices([...(all.data ?? []), ...(week.data ?? [])])
  return {
    ...{ first, week },
    doctorName: new Map(doctors).get(doctor) ?? doctor,
    doctors,
  }
}
