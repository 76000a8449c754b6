import { useEffect, useState } from 'react'
import type { DeskAppointment } from '#entities/appointment.ts'
import IconAlert from '~icons/lucide/circle-alert'
import { Panel } from '../layout/Panel.tsx'
import { useSay } from '../say.ts'

interface PanelProps {
  appointment: DeskAppointment
  busy: boolean
  onDecline(reason: string): void
  onClose(): void
}

/** Nobody is declined without a reason: the patient reads it. */
export function DeclinePanel({ appointment, busy, onDecline, onClose }: PanelProps) {
  const say = useSay()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  // After the panel has opened and put the focus on its first button.
  useEffect(() => {
    document.getElementById('decline-reason')?.focus()
  }, [])
  const missing = asked && reason.trim() === ''
  return (
    <Panel title={say('admin:desk.declineTitle')} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setAsked(true)
          if (reason.trim() && !busy) onDecline(reason.trim())
          else document.getElementById('decline-reason')?.focus()
        }}
      >
        <p>{say('admin:desk.declineText', { patient: appointment.patient.name })}</p>
        <div className="field">
          <label htmlFor="decline-reason">{say('admin:desk.declineReason')}</label>
          <textarea
            id="decline-reason"
            className="control"
            maxLength={500}
            value={reason}
            aria-required
            aria-invalid={missing || undefined}
            aria-describedby={missing ? 'decline-problem' : undefined}
            onChange={event => setReason(event.target.value)}
          />
          {missing && (
            <p className="field-error" id="decline-problem">
              <IconAlert />
              {say('admin:desk.reasonRequired')}
            </p>
          )}
        </div>
        <div className="button-row">
          <button type="submit" className="button button-danger" aria-disabled={busy || undefined}>
            {say('admin:desk.decline')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {say('admin:cancel')}
          </button>
        </div>
      </form>
    </Panel>
  )
}
