import { useEffect, useRef } from 'react'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../texts.ts'
import type { Pending } from './use-remove.ts'

interface Props {
  pending: Pending
  busy: boolean
  onCancelAll: () => void
  onKeep: () => void
}

/** Before a family member with appointments is removed: the list of appointments, to cancel them or to stop. */
export function ComingNotice({ pending, busy, onCancelAll, onKeep }: Props) {
  const { t, language } = useTranslation()
  const { dependant, appointments } = pending
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const count = appointments.length
  return (
    <section className="notice notice-urgent" role="alert">
      <h2 className="notice-title" ref={heading} tabIndex={-1}>
        {t('dependants:remove.comingTitle', { name: dependant.name, count })}
      </h2>
      <ul className="grid gap-1">
        {appointments.map(({ id, startsAt, timezone, doctorName }) => (
          <li key={id}>
            <strong>{formatMoment(startsAt, timezone, language)}</strong>, {doctorName}
          </li>
        ))}
      </ul>
      <p>{t('dependants:remove.comingText', { count })}</p>
      <div className="button-row">
        <Button variant="danger" size="small" isPending={busy} onClick={onCancelAll}>
          {t('dependants:remove.cancelAll', { count })}
        </Button>
        <Button variant="quiet" size="small" onClick={onKeep}>
          {t('dependants:remove.no')}
        </Button>
      </div>
    </section>
  )
}
