import type { ApplicantStatus } from '#entities/office/job-application.ts'
import { useTranslation } from '../../texts.ts'

const tones: Record<ApplicantStatus, string> = {
  new: 'badge-warning',
  shortlisted: 'badge-info',
  interview: 'badge-info',
  offered: 'badge-brand',
  hired: 'badge-success',
  rejected: 'badge-error',
  withdrawn: '',
}

export function ApplicantBadge({ status }: { status: ApplicantStatus }) {
  const { t } = useTranslation()
  return <span className={`badge badge-dot ${tones[status]}`}>{t(`inbox:applicants.status.${status}`)}</span>
}
