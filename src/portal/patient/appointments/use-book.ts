import { useSearchParams } from 'react-router-dom'
import { type BookingChoice, paths } from '../../paths.ts'

/** Links into the booking that begin another choice and stay with whom it is for, where that was said. */
export function useBook(): (choice?: BookingChoice) => string {
  const who = useSearchParams()[0].get('who')
  return (choice = {}) => paths.book({ ...choice, who })
}
