import { type ReactNode, useState } from 'react'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { useChecks } from '../../kit/form/use-checks.ts'
import { useTranslation } from '../../texts.ts'

interface PanelProps {
  title: string
  text: string
  /** Label of the submit button. */
  yes: string
  action: { isPending: boolean; failure: readonly string[] }
  onReason(reason: string): void
  onClose(): void
  /** Alternatives to the refusal. */
  children?: ReactNode
}

const field = 'decline-reason'

/** Asks for the reason of a refusal. It is required, and the patient reads it. */
export function ReasonPanel({ title, text, yes, action, onReason, onClose, children }: PanelProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const { problem, submit } = useChecks({ [field]: reason.trim() === '' && t('admin:desk.reasonRequired') })
  return (
    <FormPanel
      title={title}
      submit={yes}
      variant="danger"
      action={action}
      cancel={t('desk:move.keep')}
      isUnsaved={reason !== ''}
      focus={field}
      onSubmit={submit(() => onReason(reason.trim()))}
      onClose={onClose}
      below={children}
    >
      <p>{text}</p>
      <TextArea
        id={field}
        label={t('admin:desk.declineReason')}
        maxLength={500}
        value={reason}
        onChange={setReason}
        isRequired
        errorMessage={problem(field)}
      />
    </FormPanel>
  )
}
