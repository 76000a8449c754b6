import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DisplayedQueue, DisplayView } from '#entities/appointment/waiting-room.ts'
import { formatDay, formatHours, formatTime, zoneName } from '#entities/time/clock.ts'
import { useLinkSecret } from '../../link-secret.ts'
import { Brand } from '../../shell/Brand.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../texts.ts'
import { calledAs } from './called-as.ts'
import { viewOptions } from './calls.ts'

/** Milliseconds after which the display shows that its data is stale. */
const STALE = 45_000

/** The display on the wall of a waiting room. It uses its own token instead of a sign-in, and shows numbers only. */
export function DisplayScreen() {
  const { t } = useTranslation()
  const token = useLinkSecret('token', { stays: true }) ?? ''
  const view = useQuery(viewOptions(token))
  useTitle(view.data?.name ?? t('queue:title'))
  const refused = view.error && !view.data
  const over = view.error && 'status' in view.error && view.error.status === 404
  return (
    <main id="main" className="wall">
      {token.length < 20 || over ? (
        <p className="wall-message">{t('queue:wall.over')}</p>
      ) : refused ? (
        <p className="wall-message" role="alert">
          {t('queue:wall.unreachable')}
        </p>
      ) : view.data ? (
        <Wall view={view.data} since={view.dataUpdatedAt} />
      ) : (
        <p className="wall-message">{t('queue:wall.waiting')}</p>
      )}
    </main>
  )
}

function Wall({ view, since }: { view: DisplayView; since: number }) {
  const { t, language } = useTranslation()
  const [now, setNow] = useState(() => Temporal.Now.instant())
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), 1000)
    return () => clearInterval(timer)
  }, [])
  // The display's own clock may be wrong: continue from the server's time.
  const age = now.epochMilliseconds - since
  const clock = Temporal.Instant.from(view.now).add({ milliseconds: Math.max(0, Math.round(age)) })
  return (
    <>
      <header className="wall-head">
        <Brand />
        <h1 className="wall-place">{view.locationName}</h1>
        <p className="wall-clock">
          <span>{formatDay(clock, view.timezone, language)}</span>
          <strong>
            {formatTime(clock, view.timezone, language)} {zoneName(view.timezone, clock, language)}
          </strong>
        </p>
      </header>
      {age > STALE && (
        <p className="wall-stale" role="status">
          {t('queue:wall.stale', { time: formatTime(view.now, view.timezone, language) })}
        </p>
      )}
      {view.queues.length === 0 ? (
        <p className="wall-message">{t('queue:noneText')}</p>
      ) : (
        <div className="wall-queues" data-many={view.queues.length > 2 || undefined}>
          {view.queues.map(one => (
            <WallQueue key={`${one.schedule} ${one.startsAt}`} queue={one} />
          ))}
        </div>
      )}
    </>
  )
}

function WallQueue({ queue }: { queue: DisplayedQueue }) {
  const { t, language } = useTranslation()
  const { serving, next, timezone } = queue
  return (
    <section className="wall-queue" aria-label={queue.doctorName}>
      <h2>
        <bdi>{queue.doctorName}</bdi>
      </h2>
      <p className="wall-room">
        {queue.room}
        {queue.room && !serving && ' · '}
        {!serving && formatHours(queue.startsAt, queue.endsAt, timezone, language)}
        {queue.lateMinutes > 0 && <> · {t('queue:late', { count: queue.lateMinutes })}</>}
      </p>
      <p className="wall-label">{t('queue:serving')}</p>
      {/* A new key for each call restarts the animation of the number. */}
      <p className="wall-number" role="status" data-long={serving?.number === null || undefined}>
        <span
          key={`${serving?.startsAt} ${serving?.number} ${serving?.times}`}
          data-called={serving !== null}
        >
          {serving ? calledAs(serving, timezone, language) : '–'}
        </span>
      </p>
      <p className="wall-label">{t('queue:next')}</p>
      {next.length === 0 ? (
        <p className="wall-none">{t('queue:nobody')}</p>
      ) : (
        <ol className="wall-next">
          {next.map(one => (
            <li key={`${one.startsAt} ${one.number} ${one.place}`}>
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
      )}
    </section>
  )
}
