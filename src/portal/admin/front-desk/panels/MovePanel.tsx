import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { FormPanel } from '../../../kit/FormPanel.tsx'
import { useChecks } from '../../../kit/form/use-checks.ts'
import { useTranslation } from '../../../texts.ts'
import { invalidateAppointments, useLocationName } from '../calls.ts'
import type { ActionPanelProps } from '../use-front-desk-actions.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { SlotFields, slotField } from './SlotFields.tsx'
import { type FirstChoice, useSlotChoice } from './use-slot-choice.ts'

/** Moves an appointment to any free slot of its doctor, or of another one at its location, and accepts it if it is still a request. */
export function MovePanel({
  appointment: one,
  steps,
  act,
  onClose,
  start,
}: ActionPanelProps & { start?: FirstChoice }) {
  const { t, language } = useTranslation()
  const where = useLocationName()
  const slot = useSlotChoice(one, true, start)
  const { to } = slot
  const { problem, submit } = useChecks({ [slotField]: !to && t('desk:move.slotNeeded') })
  async function move() {
    if (!to) return
    const run = one.status === 'requested' ? steps.moveAndAccept : steps.move
    if (await act(() => run(one.id, to.choice))) onClose()
    else void invalidateAppointments()
  }
  return (
    <FormPanel
      title={t('desk:move.title', { patient: one.patient.name })}
      submit={t(one.status === 'requested' ? 'desk:move.yesAndAccept' : 'desk:move.yes')}
      action={steps}
      cancel={t('desk:move.keep')}
      isUnsaved={slot.slot !== ''}
      onSubmit={submit(move)}
      onClose={onClose}
    >
      <p>
        <strong>{formatMoment(one.startsAt, one.timezone, language)}</strong>,{' '}
        <bdi>{appointmentTitle(one, language)}</bdi>, <bdi>{one.locationName}</bdi>
      </p>
      <SlotFields choice={slot} anyDoctor={one.package === null} problem={problem(slotField)} />
      {to && (
        <p role="status">
          {t(one.patient.email ? 'desk:move.told' : 'desk:move.toCall', {
            patient: one.patient.name,
            moment: formatMoment(to.choice.startsAt, to.timezone, language),
            location: where(to.location),
          })}
        </p>
      )}
      {one.patient.email && <EmailPreview id={one.id} step={to?.choice ?? null} />}
    </FormPanel>
  )
}
