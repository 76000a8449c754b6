import { useQuery } from '@tanstack/react-query'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../texts.ts'
import { nextFreeOptions } from './calls.ts'
import { ReasonPanel } from './ReasonPanel.tsx'
import type { DeskActions } from './use-desk-actions.ts'

interface PanelProps {
  how: 'decline' | 'cancel'
  appointment: DeskAppointment
  steps: DeskActions
  /** Runs the action; false if it failed and the panel stays open. */
  act?(work: () => Promise<boolean>): Promise<boolean>
  onClose(): void
}

/**
 * Declines a request or cancels an appointment, with a reason. The message about a declined request contains the next free
 * slots; the desk can also move the request to one of them.
 */
export function RefusalPanel({ how, appointment, steps, act = work => work(), onClose }: PanelProps) {
  const { t } = useTranslation()
  const { id, patient } = appointment
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
      onReason={reason =>
        close(() => (how === 'decline' ? steps.decline(id, reason) : steps.cancel(id, reason)))
      }
      onClose={onClose}
    >
      {how === 'decline' && <Alternatives appointment={appointment} steps={steps} close={close} />}
    </ReasonPanel>
  )
}

interface AlternativesProps extends Pick<PanelProps, 'appointment' | 'steps'> {
  close(work: () => Promise<boolean>): Promise<void>
}

function Alternatives({ appointment, steps, close }: AlternativesProps) {
  const { t, language } = useTranslation()
  const free = useQuery(nextFreeOptions(appointment.doctor)).data ?? []
  if (free.length === 0) return null
  return (
    <section className="alternatives">
      <h3>{t('desk:inbox.alternatives')}</h3>
      <p className="field-hint">{t('desk:inbox.alternativesText')}</p>
      {free.map(({ schedule, startsAt, timezone }) => (
        <Button
          key={schedule + startsAt}
          variant="quiet"
          aria-disabled={steps.isPending || undefined}
          onClick={() => close(() => steps.moveAndAccept(appointment.id, { schedule, startsAt }))}
        >
          {t('desk:inbox.move', { moment: formatMoment(startsAt, timezone, language) })}
        </Button>
      ))}
    </section>
  )
}
