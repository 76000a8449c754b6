import { useQuery } from '@tanstack/react-query'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { useTranslation } from '../../texts.ts'
import { useLanguage } from '../use-language.ts'
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

/** Declines a request. The message to the patient contains the next free slots; the desk can also move the request to one of them. */
export function DeclinePanel({ appointment, busy, failure, onDecline, onMove, onClose }: PanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const free = useQuery(nextFreeOptions(appointment.doctor))
  return (
    <ReasonPanel
      title={t('admin:desk.declineTitle')}
      text={t('admin:desk.declineText', { patient: appointment.patient.name })}
      yes={t('admin:desk.decline')}
      busy={busy}
      failure={failure}
      onReason={onDecline}
      onClose={onClose}
    >
      {free.data && free.data.length > 0 && (
        <section className="alternatives">
          <h3>{t('desk:inbox.alternatives')}</h3>
          <p className="field-hint">{t('desk:inbox.alternativesText')}</p>
          {free.data.map(one => (
            <button
              key={one.schedule + one.startsAt}
              type="button"
              className="button button-quiet"
              aria-disabled={busy || undefined}
              onClick={() => !busy && onMove({ schedule: one.schedule, startsAt: one.startsAt })}
            >
              {t('desk:inbox.move', { moment: formatMoment(one.startsAt, one.timezone, language) })}
            </button>
          ))}
        </section>
      )}
    </ReasonPanel>
  )
}
