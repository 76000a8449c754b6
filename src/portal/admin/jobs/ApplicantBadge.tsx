import type { ApplicantStatus } from '#entities/office/applicant-status.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { useTranslation } from '../../texts.ts'

const tones: Record<ApplicantStatus, Tone> = {
  new: 'warning',
  shortlisted: 'info',
  interview: 'info',
  offered: 'brand',
  hired: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
}

export function ApplicantBadge({ status }: { status: ApplicantStatus }) {
  const { t } = useTranslation()
  return (
    <Badge dot tone={tones[status]}>
      {t(`inbox:applicants.status.${status}`)}
    </Badge>
  )
}
