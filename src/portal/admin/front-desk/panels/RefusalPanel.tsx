import { useState } from 'react'
import { type RefusalTemplate, refusalTemplates } from '#entities/appointment/refusal.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormPanel } from '../../../kit/FormPanel.tsx'
import { useChecks } from '../../../kit/form/use-checks.ts'
import { useTranslation } from '../../../texts.ts'
import type { ActionPanelProps } from '../use-front-desk-actions.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { SlotFields, slotField } from './SlotFields.tsx'
import { useSlotChoice } from './use-slot-choice.ts'

interface RefusalProps extends ActionPanelProps {
  how: 'decline' | 'cancel'
  onMove(): void
}

const field = 'decline-reason'
const own = 'own'

/**
 * Declines a request or cancels an appointment, with the reason that the patient reads: one of the common ones, own words,
 * or both. The message to the patient contains the next free slots.
 */
export function RefusalPanel({ how, appointment, steps, act, onMove, onClose }: RefusalProps) {
  const { t } = useTranslation()
  const { id, patient } = appointment
  const [template, setTemplate] = useState<RefusalTemplate | typeof own>(own)
  const [words, setWords] = useState('')
  const [offers, setOffers] = useState(false)
  const slot = useSlotChoice(appointment, offers)
  const reason = words.trim()
  const isOwn = template === own
  const isMissing = isOwn && reason === ''
  const refusal = {
    ...(!isOwn && { template }),
    ...(reason && { reason }),
    ...(slot.to && { offer: slot.to.choice }),
  }
  const { problem, submit } = useChecks({
    [field]: isMissing && t('admin:desk.reasonRequired'),
    [slotField]: offers && !slot.to && t('desk:move.slotNeeded'),
  })
  const texts =
    how === 'decline'
      ? {
          title: t('admin:desk.declineTitle'),
          text: t('admin:desk.declineText', { patient: patient.name }),
          yes: t('admin:desk.decline'),
        }
      : {
          title: t('desk:day.cancelTitle'),
          text: t('desk:day.cancelText', { patient: patient.name }),
          yes: t('desk:day.cancelYes'),
        }
  return (
    <FormPanel
      title={texts.title}
      submit={texts.yes}
      variant="danger"
      action={steps}
      cancel={t('desk:move.keep')}
      isUnsaved={words !== '' || !isOwn}
      focus={field}
      onSubmit={submit(async () => {
        if (await act(() => steps[how](id, refusal))) onClose()
      })}
      onClose={onClose}
      below={
        <section className="alternatives">
          <h3>{t('desk:move.instead')}</h3>
          <p className="field-hint">{t('desk:move.insteadText')}</p>
          <Button variant="quiet" onClick={onMove}>
            {t('desk:move.choose')}
          </Button>
        </section>
      }
    >
      <p>{texts.text}</p>
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
      {patient.email !== '' && (
        <>
          <Checkbox value={offers} onChange={setOffers} description={t('desk:refusal.offerHint')}>
            {t('desk:refusal.offer')}
          </Checkbox>
          {offers && <SlotFields choice={slot} problem={problem(slotField)} />}
          <EmailPreview id={id} step={isMissing ? null : refusal} />
        </>
      )}
    </FormPanel>
  )
}
