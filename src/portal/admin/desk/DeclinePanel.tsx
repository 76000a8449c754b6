import type { DeskAppointment } from '#entities/appointment.ts'
import { useSay } from '../say.ts'
import { ReasonPanel } from './ReasonPanel.tsx'

interface PanelProps {
  appointment: DeskAppointment
  busy: boolean
  onDecline(reason: string): void
  onClose(): void
}

export function DeclinePanel({ appointment, busy, onDecline, onClose }: PanelProps) {
  const say = useSay()
  return (
    <ReasonPanel
      title={say('admin:desk.declineTitle')}
      text={say('admin:desk.declineText', { patient: appointment.patient.name })}
      yes={say('admin:desk.decline')}
      busy={busy}
      onReason={onDecline}
      onClose={onClose}
    />
  )
}
