import { type KeyboardEvent, useId, useRef } from 'react'
import type { NamedLine, NamedQueue } from '#entities/appointment/waiting-room.ts'
import { formatHours } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useRowAction } from '../../kit/use-row-action.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { transitionAppointment } from '../front-desk/day/day-calls.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { calledAs } from './called-as.ts'
import { callPatient, recall } from './calls.ts'
import { QueueList } from './QueueList.tsx'

const numberLook =
  'text-[clamp(5rem,12vw,9rem)] leading-none font-[750] tabular-nums data-long:text-[clamp(3.5rem,8vw,6rem)]'

/** One session's queue. With the focus inside, N calls the next number, R calls again, and P passes. */
export function QueueCard({ queue, location }: { queue: NamedQueue; location: string }) {
  const { t, language } = useTranslation()
  const id = useId()
  const main = useRef<HTMLButtonElement>(null)
  const { serving, waiting, expected, timezone, schedule, startsAt } = queue
  const name = (line: NamedLine) => calledAs(line, timezone, language)
  const next = waiting[0]

  const action = useAction((work: () => Promise<unknown>) => work())
  const act = action.run
  const checkIn = useRowAction(({ id }: NamedLine) => transitionAppointment(id, 'check-in'))
  const call = (line?: NamedLine) =>
    act(() =>
      callPatient({
        location,
        schedule,
        startsAt,
        after: serving?.id ?? null,
        ...(line ? { appointment: line.id } : {}),
      }),
    )
  /** Calls follow each other. A check-in waits for none of them. */
  const isCalling = action.isPending || undefined
  const again = () => serving && act(() => recall(serving.id, 'again'))
  function pass() {
    if (!serving) return
    // The focused button disappears with the number: move the focus, or the shortcuts would stop working.
    if (main.current?.parentElement?.contains(document.activeElement)) main.current.focus()
    return act(() => recall(serving.id, 'pass'))
  }
  const keys: Record<string, () => unknown> = { n: () => (next || serving) && call(), r: again, p: pass }
  function onKey(event: KeyboardEvent) {
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey
    const act = plain && !event.repeat ? keys[event.key.toLowerCase()] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section className="sheet gap-3" aria-labelledby={id} onKeyDown={onKey}>
      <header>
        <h2 id={id}>
          <bdi>{queue.doctorName}</bdi>
        </h2>
        <p className="field-hint">
          {formatHours(startsAt, queue.endsAt, timezone, language)}
          {queue.room && `, ${queue.room}`}
          {', '}
          {t('queue:done', { count: queue.done })}
        </p>
        {queue.lateMinutes > 0 && (
          <Badge tone="warning">{t('queue:late', { count: queue.lateMinutes })}</Badge>
        )}
      </header>
      <div
        className="grid place-items-center rounded-md bg-brand-tint p-4 pt-3 text-center text-on-brand-tint"
        role="status"
      >
        <p>{t('queue:serving')}</p>
        <p
          className={serving ? numberLook : 'text-[2.5rem] leading-none'}
          data-long={serving?.number === null || undefined}
        >
          {serving ? name(serving) : '–'}
        </p>
        {serving && (
          <Link
            className="text-lg font-bold wrap-break-word text-inherit underline"
            to={adminPaths.appointment(serving.id)}
          >
            <bdi>{patientName(t, serving)}</bdi>
          </Link>
        )}
        {serving && serving.times > 1 && (
          <p className="field-hint text-inherit">{t('queue:times', { count: serving.times })}</p>
        )}
      </div>
      <div className="button-row">
        <Button
          ref={main}
          variant="primary"
          aria-keyshortcuts="N"
          isPending={action.isPending}
          aria-disabled={(!next && !serving) || undefined}
          onClick={() => (next || serving) && call()}
        >
          {next ? t('queue:call', { number: name(next) }) : t(serving ? 'queue:finish' : 'queue:callNext')}
        </Button>
        {serving && (
          <>
            <Button variant="quiet" aria-keyshortcuts="R" aria-disabled={isCalling} onClick={again}>
              {t('queue:again')}
            </Button>
            <Button variant="quiet" aria-keyshortcuts="P" aria-disabled={isCalling} onClick={pass}>
              {t('queue:pass')}
            </Button>
          </>
        )}
      </div>
      <QueueList
        title={t('queue:waiting', { count: waiting.length })}
        lines={waiting}
        queue={queue}
        action={t('queue:callOne')}
        isOff={() => action.isPending}
        onAct={call}
        open
      />
      <QueueList
        title={t('queue:expected', { count: expected.length })}
        lines={expected}
        queue={queue}
        action={t('desk:day.checkIn')}
        isOff={line => checkIn.pending.has(line.id)}
        onAct={checkIn.run}
      />
    </section>
  )
}
