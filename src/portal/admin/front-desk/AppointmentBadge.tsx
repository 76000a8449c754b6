import { type AppointmentStatus, outcomeOf } from '#entities/appointment/appointment-status.ts'
import { useTranslation } from '../../texts.ts'

const tones: Record<AppointmentStatus, string> = {
  requested: 'badge-warning',
  accepted: 'badge-success',
  declined: 'badge-error',
  expired: 'badge-error',
  checked_in: 'badge-info',
  completed: 'badge-brand',
  cancelled_by_patient: '',
  cancelled_by_hospital: 'badge-error',
  no_show: '',
}

export function AppointmentBadge({ of }: { of: Parameters<typeof outcomeOf>[0] }) {
  const { t } = useTranslation()
  return (
    <span className={`badge badge-dot ${tones[of.status]}`}>{t(`admin:desk.status.${outcomeOf(of)}`)}</span>
  )
}
