import { useEffect, useState } from 'react'
import type { DisplayView } from '#entities/appointment/waiting-room.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { useTranslation } from '../../../texts.ts'
import { calledAs } from '../called-as.ts'
import { DisplayedQueueCard } from './DisplayedQueueCard.tsx'
import { keyOf, pagesOf, patientsFirst } from './pages.ts'
import { useAnnouncements } from './use-announcements.ts'

/** Milliseconds until the next page. */
const TURN = 10_000

/** The open queues in pages that turn by themselves. The page of a new call is shown at once. */
export function DisplayPages({ view, notice }: { view: DisplayView; notice: string | null }) {
  const { t, language } = useTranslation()
  const called = useAnnouncements(view)
  const pages = pagesOf(patientsFirst(view.queues))
  const count = pages.length
  const [turned, setTurned] = useState(0)
  const calling = pages.findIndex(page => page.some(one => keyOf(one) === called))
  const shown = calling >= 0 ? calling : turned % Math.max(1, count)
  useEffect(() => {
    if (count < 2 || called) return
    const timer = setTimeout(() => setTurned((shown + 1) % count), TURN)
    return () => clearTimeout(timer)
  }, [count, called, shown])
  const queue = called ? view.queues.find(one => keyOf(one) === called) : undefined
  const page = pages[shown]
  return (
    <>
      {page ? (
        <div className="wall-queues" data-count={page.length}>
          {page.map(one => (
            <DisplayedQueueCard key={keyOf(one)} queue={one} />
          ))}
        </div>
      ) : (
        <div className="grid content-center gap-[1em] text-center">
          <p className="text-[2.5em] leading-[1.2] font-bold text-balance">{t('queue:wall.none')}</p>
          {view.opensAt && (
            <p className="text-[1.5em] text-ink-soft">
              {t('queue:wall.opens', { moment: formatMoment(view.opensAt, view.timezone, language) })}
            </p>
          )}
        </div>
      )}
      <footer className="flex min-h-[2.5em] items-center justify-between gap-[1em]">
        <p role="status" className="wall-notice" hidden={!notice}>
          {notice}
        </p>
        <p className="sr-only" role="status">
          {queue?.serving && `${queue.doctorName}: ${calledAs(queue.serving, queue.timezone, language)}`}
        </p>
        {count > 1 && (
          <p className="ms-auto text-ink-soft tabular-nums">
            {t('queue:wall.page', { page: shown + 1, pages: count })}
          </p>
        )}
      </footer>
    </>
  )
}
