import type { AffectedSlot } from '#entities/schedule/schedule-write.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'
import { countByChannel, useContactLines } from './contact-counts.ts'

const MOST = 12

interface Props {
  places: AffectedSlot[]
  /** The change is refused, which no other message says. */
  refused?: boolean
}

/** Appointments that a change would displace or delay, shown before it is saved. Times only: only the front desk may see names. */
export function AffectedAppointments({ places, refused }: Props) {
  const { t, language } = useTranslation()
  const lines = useContactLines()(countByChannel(places))
  const written = places.filter(one => one.by === 'message')
  const lost = places.filter(one => one.news === 'absence').length
  return (
    <Notice
      tone="urgent"
      role="alert"
      title={
        lost > 0
          ? t('admin:timetable.lose', { count: lost })
          : t('admin:timetable.wait', { count: places.length })
      }
    >
      <ul>
        {places.slice(0, MOST).map(one => (
          <li key={one.startsAt + one.place} className="tabular">
            {formatMoment(one.startsAt, one.timezone, language)}
            {one.news !== 'absence' && `, ${t(`admin:timetable.news.${one.news}`)}`}
          </li>
        ))}
      </ul>
      {places.length > MOST && <p>{t('admin:list.more', { count: places.length - MOST })}</p>}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {refused && <p>{t('admin:timetable.refused')}</p>}
      {written.some(one => one.news === 'absence') && <p>{t('desk:absence.message.absence')}</p>}
      {written.some(one => one.news !== 'absence') && <p>{t('desk:absence.message.late')}</p>}
      {places.some(one => one.by === 'call') && <p>{t('desk:absence.call')}</p>}
    </Notice>
  )
}
