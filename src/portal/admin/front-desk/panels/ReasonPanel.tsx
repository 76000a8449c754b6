import { type ReactNode, useState } from 'react'
import { type Refusal, type RefusalTemplate, refusalTemplates } from '#entities/appointment/refusal.ts'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormPanel } from '../../../kit/FormPanel.tsx'
import { useChecks } from '../../../kit/form/use-checks.ts'
import { useTranslation } from '../../../texts.ts'

interface PanelProps {
  title: string
  text: string
  /** Label of the submit button. */
  yes: string
  action: { isPending: boolean; failure: readonly string[]; clear?(): void }
  onReason(refusal: Refusal): void
  onClose(): void
  /** More of the letter, and the letter with this reason; null until there is one. */
  more(refusal: Refusal | null): ReactNode
  /** Alternatives to the refusal. */
  children?: ReactNode
}

const field = 'decline-reason'
const own = 'own'

/** Asks for the reason of a refusal, which the patient reads: one of the common ones, own words, or both. */
export function ReasonPanel({ title, text, yes, action, onReason, onClose, more, children }: PanelProps) {
  const { t } = useTranslation()
  const [template, setTemplate] = useState<RefusalTemplate | typeof own>(own)
  const [words, setWords] = useState('')
  const reason = words.trim()
  const isOwn = template === own
  const refusal = { ...(!isOwn && { template }), ...(reason && { reason }) }
  const isMissing = isOwn && reason === ''
  const { problem, submit } = useChecks({ [field]: isMissing && t('admin:desk.reasonRequired') })
  return (
    <FormPanel
      title={title}
      submit={yes}
      variant="danger"
      action={action}
      cancel={t('desk:move.keep')}
      isUnsaved={words !== '' || !isOwn}
      focus={field}
      onSubmit={submit(() => onReason(refusal))}
      onClose={onClose}
      below={children}
    >
      <p>{text}</p>
      <RadioField
        label={t('desk:refusal.title')}
        description={t('desk:refusal.hint')}
        look="chips"
        value={template}
        onChange={value => setTemplate(value as typeof template)}
        choices={[...refusalTemplates, own].map(value => ({ value, label: t(`desk:refusal.of.${value}`) }))}
      />
      <TextArea
        id={field}
        label={t('admin:desk.declineReason')}
        {...(!isOwn && { note: `(${t('admin:form.optional')})` })}
        maxLength={500}
        value={words}
        onChange={setWords}
        isRequired={isOwn}
        errorMessage={problem(field)}
      />
      {more(isMissing ? null : refusal)}
    </FormPanel>
  )
}
