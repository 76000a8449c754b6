import { useState } from 'react'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { useShortLocationNames } from '../use-names.ts'

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
  const content = (
    <>
      <span>
        <strong>{weekday}</strong> {date}
      </span>
      <span className="day-place">
        {doctors && doctors > 1 ? t('patient:any.doctors', { count: doctors, where }) : where}
      </span>
      <span className="day-free">
        {free > 0 ? t('patient:booking.free', { count: free }) : t('patient:booking.full')}
        {byTelephone && (
          <span className="block text-14 font-[500] text-ink-soft">{t('patient:shortNotice.telephone')}</span>
        )}
      </span>
    </>
  )
  return (
    <li>
      {free > 0 ? (
        <Link className="day" to={to}>
          {content}
        </Link>
      ) : (
        <span className="day">{content}</span>
      )}
    </li>
  )
}

const WEEKS = 4

/** How many weeks of days are shown, and a button for four more; no button after twelve weeks. */
export function useMoreWeeks() {
  const { t } = useTranslation()
  const [weeks, setWeeks] = useState(WEEKS)
  const more = weeks < 3 * WEEKS && (
    <Button variant="quiet" onClick={() => setWeeks(weeks + WEEKS)}>
      {t('patient:booking.laterDays')}
    </Button>
  )
  return { weeks, more }
}

/** A local date in words: `Tuesday`, `24 November`. */
export function formatDate(date: string, language: InterfaceLanguage): { weekday: string; date: string } {
  return {
    weekday: dateInWords(date, language, { weekday: 'long' }),
    date: dateInWords(date, language, { day: 'numeric', month: 'long' }),
  }
}
