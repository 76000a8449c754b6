import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { useTranslation } from '../../../texts.ts'
import type { DeskPanel } from '../use-desk-actions.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { ReasonPanel } from './ReasonPanel.tsx'
import { SlotFields } from './SlotFields.tsx'
import { useSlotChoice } from './use-slot-choice.ts'

interface RefusalProps extends DeskPanel {
  how: 'decline' | 'cancel'
  onMove(): void
}

/** Declines a request or cancels an appointment, with a reason. The message to the patient contains the next free slots. */
export function RefusalPanel({ how, appointment, steps, act, onMove, onClose }: RefusalProps) {
  const { t } = useTranslation()
  const { id, patient } = appointment
  const [offers, setOffers] = useState(false)
  const slot = useSlotChoice(appointment, offers)
  const offer = slot.to && { offer: slot.to.choice }
  const close = async (work: () => Promise<boolean>) => {
    if (await act(work)) onClose()
  }
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
    <ReasonPanel
      {...texts}
      action={steps}
      onReason={reason => {
        const refusal = { ...reason, ...offer }
        return close(() => (how === 'decline' ? steps.decline(id, refusal) : steps.cancel(id, refusal)))
      }}
      more={reason =>
        patient.email !== '' && (
          <>
            <Checkbox value={offers} onChange={setOffers} description={t('desk:refusal.offerHint')}>
              {t('desk:refusal.offer')}
            </Checkbox>
            {offers && <SlotFields choice={slot} />}
            <EmailPreview id={id} step={reason && { ...reason, ...offer }} />
          </>
        )
      }
      onClose={onClose}
    >
      <section className="alternatives">
        <h3>{t('desk:move.instead')}</h3>
        <p className="field-hint">{t('desk:move.insteadText')}</p>
        <Button variant="quiet" onClick={onMove}>
          {t('desk:move.choose')}
        </Button>
      </section>
    </ReasonPanel>
  )
}
