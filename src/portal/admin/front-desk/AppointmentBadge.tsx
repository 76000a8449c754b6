import { type AppointmentStatus, outcomeOf } from '#entities/appointment/appointment-status.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { useTranslation } from '../../texts.ts'

const tones: Record<AppointmentStatus, Tone> = {
  requested: 'warning',
  accepted: 'success',
  declined: 'error',
  expired: 'error',
  checked_in: 'info',
  completed: 'brand',
  cancelled_by_patient: 'neutral',
  cancelled_by_hospital: 'error',
  no_show: 'neutral',
}

export function AppointmentBadge({ of }: { of: Parameters<typeof outcomeOf>[0] }) {
  const { t } = useTranslation()
  return (
    <Badge dot tone={tones[of.status]}>
      {t(`admin:desk.status.${outcomeOf(of)}`)}
    </Badge>
  )
}
