import type { AffectedSlot } from '#entities/schedule/schedule-write.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'
import { countByChannel, useContactLines } from './contact-counts.ts'

const MOST = 12

interface Props {
  places: AffectedSlot[]
  /** Whether the change is refused, or saved with a notification. Undefined if another message already contains it. */
  refused?: boolean
}

/** Appointments that a change would displace or delay, shown before it is saved. Times only: only the front desk may see names. */
export function AffectedAppointments({ places, refused }: Props) {
  const { t, language } = useTranslation()
  const lines = useContactLines()(countByChannel(places))
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
      {refused !== undefined && <p>{t(refused ? 'admin:timetable.refused' : 'admin:timetable.told')}</p>}
    </Notice>
  )
}
