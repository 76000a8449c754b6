import type { NamedLine, NamedQueue } from '#entities/appointment/waiting-room.ts'
import { formatHours } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { useNextFocus } from '../front-desk/use-next-focus.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { calledAs } from './called-as.ts'

interface ListProps {
  title: string
  lines: NamedLine[]
  queue: NamedQueue
  action: string
  /** The action has to wait. */
  isOff(line: NamedLine): boolean
  onAct(line: NamedLine): Promise<unknown>
  open?: boolean
}

/** Waiting or expected patients: number, name, expected time and actions. */
export function QueueList({ title, lines, queue: { timezone }, action, isOff, onAct, open }: ListProps) {
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
              <strong className="min-w-14 text-[1.375rem] tabular-nums">{name}</strong>
              <span className="grid min-w-0 flex-1">
                <Link className="link py-1 wrap-break-word" to={adminPaths.appointment(line.id)}>
                  <bdi>{patientName(t, line)}</bdi>
                </Link>
                <span className="field-hint">
                  {line.estimate && formatHours(line.estimate.from, line.estimate.to, timezone, language)}
                  {line.passed && ` ${t('queue:passed')}`}
                </span>
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-disabled={isOff(line) || undefined}
                onClick={() => {
                  if (isOff(line)) return
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
