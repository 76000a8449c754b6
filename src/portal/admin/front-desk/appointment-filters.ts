import { appointmentStatuses } from '#entities/appointment/appointment-status.ts'
import { choiceFilter, dateFilter, type QueryOf, textFilter } from '../../kit/list/list-address.ts'

/** Filters of the appointment list. Without one in the address: requests that wait for an answer. */
export const appointmentFilters = {
  status: choiceFilter([...appointmentStatuses, 'requested-or-accepted', 'all'], 'requested'),
  location: textFilter(80),
  /** From a link; the list offers no choice of all doctors. */
  doctor: textFilter(120),
  date: dateFilter,
}
export type AppointmentsQuery = QueryOf<typeof appointmentFilters>
