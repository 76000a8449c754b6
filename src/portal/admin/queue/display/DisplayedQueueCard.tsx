import type { DisplayedQueue } from '#entities/appointment/waiting-room.ts'
import { formatHours, formatTime } from '#entities/time/clock.ts'
import { useTranslation } from '../../../texts.ts'
import { calledAs } from '../called-as.ts'

/** Letters of a name that fill two lines; a longer one is set smaller, in three. */
const LONG = 44

/** The queue of one session on a display: the number being served, and the next ones. */
export function DisplayedQueueCard({ queue }: { queue: DisplayedQueue }) {
  const { t, language } = useTranslation()
  const { serving, next, timezone } = queue
  return (
    <section className="card wall-queue" aria-label={queue.doctorName}>
      <h2 data-long={queue.doctorName.length > LONG || undefined}>
        <bdi className="line-clamp-3">{queue.doctorName}</bdi>
      </h2>
      <p className="wall-room truncate">
        {[
          queue.room,
          !serving && formatHours(queue.startsAt, queue.endsAt, timezone, language),
          queue.lateMinutes > 0 && t('queue:late', { count: queue.lateMinutes }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="wall-label">{t('queue:serving')}</p>
      {/* A new key for each call restarts the animation of the number. */}
      <p className="wall-number" data-long={(serving && serving.place !== null) || undefined}>
        <span
          key={`${serving?.startsAt} ${serving?.number} ${serving?.times}`}
          data-called={serving !== null}
        >
          {serving ? calledAs(serving, timezone, language) : '–'}
        </span>
      </p>
      <p className="wall-label">{next.length === 0 ? t('queue:nobody') : t('queue:next')}</p>
      <ol className="wall-next">
        {next.map(one => (
          <li key={`${one.startsAt} ${one.number} ${one.place}`} data-long={one.place !== null || undefined}>
            <strong>{calledAs(one, timezone, language)}</strong>
            {one.estimate && (
              <small>
                {formatTime(one.estimate.from, timezone, language)}–
                {formatTime(one.estimate.to, timezone, language)}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
