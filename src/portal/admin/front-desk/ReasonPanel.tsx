import { type ReactNode, useEffect, useState } from 'react'
import IconAlert from '~icons/lucide/circle-alert'
import { useTranslation } from '../../texts.ts'
import { useUnsaved } from '../content/edit/use-unsaved.ts'
import { Panel } from '../layout/Panel.tsx'

interface PanelProps {
  title: string
  text: string
  /** Label of the submit button. */
  yes: string
  busy: boolean
  failure: string | null
  onReason(reason: string): void
  onClose(): void
  /** Alternatives to the refusal. */
  children?: ReactNode
}

/** Asks for the reason of a refusal. It is required, and the patient reads it. */
export function ReasonPanel({ title, text, yes, busy, failure, onReason, onClose, children }: PanelProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  useUnsaved(reason !== '')
  // Runs after the panel has opened and focused its first button.
  useEffect(() => {
    document.getElementById('decline-reason')?.focus()
  }, [])
  const missing = asked && reason.trim() === ''
  return (
    <Panel title={title} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setAsked(true)
          if (reason.trim() && !busy) onReason(reason.trim())
          else document.getElementById('decline-reason')?.focus()
        }}
      >
        <p>{text}</p>
        {failure && (
          <p className="notice notice-error" role="alert">
            {failure}
          </p>
        )}
        <div className="field">
          <label htmlFor="decline-reason">{t('admin:desk.declineReason')}</label>
          <textarea
            id="decline-reason"
            className="control"
            autoComplete="off"
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
              {t('admin:desk.reasonRequired')}
            </p>
          )}
        </div>
        <div className="button-row">
          <button type="submit" className="button button-danger" aria-disabled={busy || undefined}>
            {yes}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('admin:cancel')}
          </button>
        </div>
      </form>
      {children}
    </Panel>
  )
}
