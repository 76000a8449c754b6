import type { ReactNode } from 'react'
import type { QueueStatus } from '#entities/schedule/queue-status.ts'
import { formatMoment, formatTime, formatZonedTime } from '#entities/time/clock.ts'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'
import { ExpectedTime } from '../appointments/ExpectedTime.tsx'
import { turnText } from './turn-text.ts'

const withTurn = new Set<QueueStatus['state']>(['before', 'waiting'])
const moving = new Set<QueueStatus['state']>(['before', 'waiting', 'serving', 'passed'])

/** Now serving 12, you are 18, about 10:40 to 11:00 WIB. `old`: the last refresh failed, so the data are stale. */
export function QueueNow({ status, old = false }: { status: QueueStatus; old?: boolean }) {
  const { t, language } = useTranslation()
  const { state, timezone, startsAt, begins, lateMinutes, from, to, ahead, serving, number, at } = status
  const time = (moment: string) => formatTime(moment, timezone, language)
  const zoned = (moment: string) => formatZonedTime(moment, timezone, language)
  const called = (one: { number: number | null; startsAt: string }) => one.number ?? time(one.startsAt)
  return (
    <div className="grid gap-3">
      {moving.has(state) && (
        <dl className="turn-numbers">
          <Figure term={t('patient:turn.now')} none={!serving}>
            {serving ? called(serving) : t('patient:turn.nobody')}
          </Figure>
          <Figure term={t('patient:turn.you')} own>
            {number ?? time(startsAt)}
          </Figure>
        </dl>
      )}
      <div role="status">
        {withTurn.has(state) && from && to && (
          <p className="turn-about">{t('patient:turn.about', { from: time(from), to: zoned(to) })}</p>
        )}
        {withTurn.has(state) && ahead !== null && <p>{t(turnText(state, ahead), { count: ahead })}</p>}
        {state === 'before' && begins && <p>{t('patient:turn.begins', { time: zoned(begins) })}</p>}
        {state !== 'before' && state !== 'waiting' && (
          <p className={state === 'serving' ? 'turn-about' : undefined}>
            {t(`patient:turn.${state}`, { when: formatMoment(startsAt, timezone, language) })}
          </p>
        )}
      </div>
      {lateMinutes > 0 && state !== 'seen' && (
        <p className="badge badge-warning">{t('patient:turn.late', { count: lateMinutes })}</p>
      )}
      {(state === 'later' || state === 'unconfirmed') && (
        <ExpectedTime appointment={{ ...status, queueNumber: number }} />
      )}
      {withTurn.has(state) && from && (
        <p className="text-14 text-ink-soft">
          {status.measured
            ? t('patient:turn.measured', { count: Math.round(status.minutesEach ?? 0) })
            : t('patient:turn.planned')}{' '}
          {t('patient:turn.early')}
        </p>
      )}
      {old ? (
        <Notice tone="urgent" role="status">
          {t('patient:turn.old', { time: zoned(at) })}
        </Notice>
      ) : (
        moving.has(state) && (
          <p className="text-14 text-ink-soft">{t('patient:turn.asOf', { time: zoned(at) })}</p>
        )
      )}
    </div>
  )
}

interface FigureProps {
  term: string
  own?: boolean
  /** There is no number: a text is shown instead. */
  none?: boolean
  children: ReactNode
}

const Figure = ({ term, own, none, children }: FigureProps) => (
  <div className={own ? 'turn-own' : undefined}>
    <dt>{term}</dt>
    <dd className={none ? 'turn-none' : undefined}>{children}</dd>
  </div>
)
