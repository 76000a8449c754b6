import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DisplayView } from '#entities/appointment/waiting-room.ts'
import { formatDay, formatTime, formatZonedTime } from '#entities/time/clock.ts'
import { useLinkSecret } from '../../../link-secret.ts'
import { Brand } from '../../../shell/Brand.tsx'
import { useTitle } from '../../../shell/use-title.ts'
import { useTranslation } from '../../../texts.ts'
import '../../layout/css/admin.css'
import '../../texts.ts'
import { viewOptions } from '../calls.ts'
import { DisplayPages } from './DisplayPages.tsx'
import { SoundButton } from './SoundButton.tsx'
import { useWakeLock } from './use-wake-lock.ts'

/** Milliseconds after which the display shows that its data is stale. */
const STALE = 30_000

const message = 'row-span-full self-center px-5 py-4 text-center text-[1.5em]'

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
  useWakeLock()
  const [now, setNow] = useState(() => Temporal.Now.instant())
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), 1000)
    return () => clearInterval(timer)
  }, [])
  // The display's own clock may be wrong: continue from the server's time.
  const age = now.epochMilliseconds - since
  const clock = Temporal.Instant.from(view.now).add({ milliseconds: Math.max(0, Math.round(age)) })
  const isStale = age > STALE
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-[1em] gap-y-1">
        <Brand />
        <h1 className="line-clamp-2 flex-[1_1_12em] text-[1em] leading-[1.2] font-semibold">
          {view.locationName}
        </h1>
        <p className="flex flex-wrap items-baseline gap-x-[0.75em] tabular-nums">
          <span>{formatDay(clock, view.timezone, language)}</span>
          <strong>{formatZonedTime(clock, view.timezone, language)}</strong>
        </p>
        <SoundButton />
      </header>
      <DisplayPages
        view={view}
        notice={
          isStale ? t('queue:wall.stale', { time: formatTime(view.now, view.timezone, language) }) : null
        }
      />
    </>
  )
}
