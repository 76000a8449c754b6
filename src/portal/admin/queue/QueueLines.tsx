import { Link } from 'react-router-dom'
import type { Queue, QueueLine } from '#entities/appointment/waiting-room.ts'
import { formatHours } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../texts.ts'
import { useNextFocus } from '../front-desk/use-next-focus.ts'
import { adminPaths } from '../paths.ts'
import { calledAs } from './called-as.ts'

interface LinesProps {
  title: string
  lines: QueueLine[]
  queue: Queue
  action: string
  onAct(line: QueueLine): Promise<unknown>
  open?: boolean
}

/** Waiting or expected patients: number, expected time and actions. */
export function QueueLines({ title, lines, queue: { timezone }, action, onAct, open }: LinesProps) {
  const { t, language } = useTranslation()
  const { list, leave } = useNextFocus<HTMLUListElement>()
  if (lines.length === 0) return null
  return (
    <details className="queue-lines" open={open}>
      <summary>{title}</summary>
      <ul ref={list}>
        {lines.map((line, index) => {
          const name = calledAs(line, timezone, language)
          return (
            <li key={line.id} className="flex items-center gap-3 border-t border-line py-1.5">
              <Link
                className="inline-flex min-h-11 min-w-14 items-center text-[1.375rem] font-bold tabular-nums"
                to={adminPaths.appointment(line.id)}
              >
                <span className="sr-only">{t('queue:who')}: </span>
                {name}
              </Link>
              <span className="field-hint min-w-0 flex-1">
                {line.estimate && formatHours(line.estimate.from, line.estimate.to, timezone, language)}
                {line.passed && ` ${t('queue:passed')}`}
              </span>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  leave(index)
                  void onAct(line)
                }}
              >
                {action}
                <span className="sr-only">: {name}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
