import { useQuery } from '@tanstack/react-query'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { useLanguage, useSay } from '../say.ts'
import { nextFreeOptions } from './calls.ts'
import { ReasonPanel } from './ReasonPanel.tsx'

interface PanelProps {
  appointment: DeskAppointment
  busy: boolean
  failure: string | null
  onDecline(reason: string): void
  onMove(to: PlaceChoice): void
  onClose(): void
}

/** The message that declines names the next free places; who is on the telephone can have one of them at once. */
export function DeclinePanel({ appointment, busy, failure, onDecline, onMove, onClose }: PanelProps) {
  const say = useSay()
  const language = useLanguage()
  const free = useQuery(nextFreeOptions(appointment.doctor))
  return (
    <ReasonPanel
      title={say('admin:desk.declineTitle')}
      text={say('admin:desk.declineText', { patient: appointment.patient.name })}
      yes={say('admin:desk.decline')}
      busy={busy}
      failure={failure}
      onReason={onDecline}
      onClose={onClose}
    >
      {free.data && free.data.length > 0 && (
        <section className="alternatives">
          <h3>{say('desk:inbox.alternatives')}</h3>
          <p className="field-hint">{say('desk:inbox.alternativesText')}</p>
          {free.data.map(one => (
            <button
              key={one.schedule + one.startsAt}
              type="button"
              className="button button-quiet"
              aria-disabled={busy || undefined}
              onClick={() => !busy && onMove({ schedule: one.schedule, startsAt: one.startsAt })}
            >
              {say('desk:inbox.move', { moment: formatMoment(one.startsAt, one.timezone, language) })}
            </button>
          ))}
        </section>
      )}
    </ReasonPanel>
  )
}
