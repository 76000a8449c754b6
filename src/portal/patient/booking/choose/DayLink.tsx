import { Link } from 'react-router-dom'
import { useTranslation } from '../../../texts.ts'
import { useShortLocationNames } from '../use-names.ts'
import { formatDate } from './format-date.ts'

interface Props {
  date: string
  free: number
  /** The remaining slots are booked by telephone. */
  byTelephone?: boolean
  locations: readonly string[]
  /** The number of doctors with free slots, in a booking by specialty. */
  doctors?: number
  to: string
}

/** A day with its number of free slots; a full day is not a link. */
export function DayLink({ date: of, free, byTelephone = false, locations, doctors, to }: Props) {
  const { t, language } = useTranslation()
  const names = useShortLocationNames()
  const { weekday, date } = formatDate(of, language)
  const where = [...new Set(locations.map(one => names.get(one) ?? one))].join(', ')
  const words = (
    <>
      <span className="day-name">
        <strong>{weekday}</strong> {date}
      </span>
      <span className="day-place">
        {doctors && doctors > 1 ? t('patient:any.doctors', { count: doctors, where }) : where}
      </span>
      <span className="day-free">
        {free > 0 ? t('patient:booking.free', { count: free }) : t('patient:booking.full')}
        {byTelephone && <span className="day-telephone">{t('patient:shortNotice.telephone')}</span>}
      </span>
    </>
  )
  return (
    <li>
      {free > 0 ? (
        <Link className="day" to={to}>
          {words}
        </Link>
      ) : (
        <span className="day">{words}</span>
      )}
    </li>
  )
}
