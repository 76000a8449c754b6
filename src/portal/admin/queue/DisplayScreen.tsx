import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DisplayedQueue, DisplayView } from '#entities/appointment/waiting-room.ts'
import { formatDay, formatHours, formatTime, zoneName } from '#entities/time/clock.ts'
import { classNames } from '#ui/class-names.ts'
import { useLinkSecret } from '../../link-secret.ts'
import { Brand } from '../../shell/Brand.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../texts.ts'
import { calledAs } from './called-as.ts'
import { viewOptions } from './calls.ts'

/** Milliseconds after which the display shows that its data is stale. */
const STALE = 45_000

const wall = classNames(
  'grid min-h-(--screen) content-start grid-rows-[auto_1fr] bg-canvas',
  'gap-[clamp(1rem,2.5vw,2.5rem)] p-[clamp(1rem,2.5vw,2.5rem)]',
)
const queues = classNames(
  'wall-queues grid content-start gap-[clamp(1rem,2vw,2rem)]',
  'grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))]',
  'data-many:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]',
)
const message = 'self-center px-5 py-4 text-center text-[clamp(1.125rem,2vw,2rem)]'
const room = 'text-[clamp(1rem,1.6vw,1.75rem)] text-ink-soft'
const label = 'mt-[clamp(0.5rem,1.5vh,1.5rem)] text-[clamp(1rem,1.4vw,1.5rem)] font-semibold text-ink-soft'

const warning = 'rounded-md bg-warning-tint px-5 py-4 text-[clamp(1.125rem,2vw,2rem)] text-on-warning-tint'

/** The display on the wall of a waiting room. It uses its own token instead of a sign-in, and shows numbers only. */
export function DisplayScreen() {
  const { t } = useTranslation()
  const token = useLinkSecret('token', { stays: true }) ?? ''
  const view = useQuery(viewOptions(token))
  useTitle(view.data?.name ?? t('queue:title'))
  const refused = view.error && !view.data
  const over = view.error && 'status' in view.error && view.error.status === 404
  return (
    <main id="main" className={wall}>
      {token.length < 20 || over ? (
        <p className={message}>{t('queue:wall.over')}</p>
      ) : refused ? (
        <p className={message} role="alert">
          {t('queue:wall.unreachable')}
        </p>
      ) : view.data ? (
        <WaitingRoomView view={view.data} since={view.dataUpdatedAt} />
      ) : (
        <p className={message}>{t('queue:wall.waiting')}</p>
      )}
    </main>
  )
}

function WaitingRoomView({ view, since }: { view: DisplayView; since: number }) {
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
      <header className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Brand />
        <h1 className="flex-1 text-[clamp(1rem,1.6vw,1.75rem)] font-semibold">{view.locationName}</h1>
        <p className="flex flex-wrap items-baseline gap-x-4 text-[clamp(1rem,1.6vw,1.75rem)] tabular-nums">
          <span>{formatDay(clock, view.timezone, language)}</span>
          <strong>
            {formatTime(clock, view.timezone, language)} {zoneName(view.timezone, clock, language)}
          </strong>
        </p>
      </header>
      {age > STALE && (
        <p className={warning} role="status">
          {t('queue:wall.stale', { time: formatTime(view.now, view.timezone, language) })}
        </p>
      )}
      {view.queues.length === 0 ? (
        <p className={message}>{t('queue:noneText')}</p>
      ) : (
        <div className={queues} data-many={view.queues.length > 2 || undefined}>
          {view.queues.map(one => (
            <DisplayedQueueCard key={`${one.schedule} ${one.startsAt}`} queue={one} />
          ))}
        </div>
      )}
    </>
  )
}

function DisplayedQueueCard({ queue }: { queue: DisplayedQueue }) {
  const { t, language } = useTranslation()
  const { serving, next, timezone } = queue
  return (
    <section
      className="card grid content-start p-[clamp(1rem,2vw,2rem)] text-center"
      aria-label={queue.doctorName}
    >
      <h2 className="text-[clamp(1.25rem,2.2vw,2.25rem)] leading-[1.2] wrap-anywhere">
        <bdi>{queue.doctorName}</bdi>
      </h2>
      <p className={room}>
        {queue.room}
        {queue.room && !serving && ' · '}
        {!serving && formatHours(queue.startsAt, queue.endsAt, timezone, language)}
        {queue.lateMinutes > 0 && <> · {t('queue:late', { count: queue.lateMinutes })}</>}
      </p>
      <p className={label}>{t('queue:serving')}</p>
      {/* A new key for each call restarts the animation of the number. */}
      <p className="wall-number" role="status" data-long={serving?.number === null || undefined}>
        <span
          className="inline-block rounded-lg px-[0.15em]"
          key={`${serving?.startsAt} ${serving?.number} ${serving?.times}`}
          data-called={serving !== null}
        >
          {serving ? calledAs(serving, timezone, language) : '–'}
        </span>
      </p>
      <p className={label}>{t('queue:next')}</p>
      {next.length === 0 ? (
        <p className={room}>{t('queue:nobody')}</p>
      ) : (
        <ol className="flex flex-wrap justify-center gap-x-6 gap-y-2">
          {next.map(one => (
            <li key={`${one.startsAt} ${one.number} ${one.place}`} className="grid">
              <strong className="text-[clamp(1.75rem,4vw,4.5rem)] leading-[1.15] tabular-nums">
                {calledAs(one, timezone, language)}
              </strong>
              {one.estimate && (
                <small className="text-[clamp(0.9375rem,1.1vw,1.25rem)] text-ink-soft tabular-nums">
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
