import { useSearchParams } from 'react-router-dom'
import { type BookingChoice, paths } from '../../paths.ts'

/** Builds links that start a new booking but keep the family member already chosen. */
export function useBookingLink(): (choice?: BookingChoice) => string {
  const who = useSearchParams()[0].get('who')
  return (choice = {}) => paths.book({ ...choice, who })
}
