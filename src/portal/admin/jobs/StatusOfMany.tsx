import { useId, useState } from 'react'
import { type ApplicantStatus, applicantStatuses } from '#entities/office/job-application.ts'
import { useTranslation } from '../../texts.ts'

interface Props {
  busy: boolean
  onSet(status: ApplicantStatus): void
}

/** Sets the status of the selected applications. A separate button, so that moving through the options changes nothing. */
export function StatusOfMany({ busy, onSet }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [status, setStatus] = useState<ApplicantStatus>('shortlisted')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <label htmlFor={id}>{t('inbox:applicants.setStatus')}</label>
      <select
        id={id}
        className="control filter-choice"
        value={status}
        onChange={event => setStatus(event.target.value as ApplicantStatus)}
      >
        {applicantStatuses.map(one => (
          <option key={one} value={one}>
            {t(`inbox:applicants.status.${one}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-small button-quiet"
        aria-disabled={busy || undefined}
        onClick={() => onSet(status)}
      >
        {t('inbox:applicants.set')}
      </button>
    </span>
  )
}
