import { useState } from 'react'
import { type ApplicantStatus, applicantStatuses } from '#entities/office/job-application.ts'
import { Button } from '#ui/Button.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { useTranslation } from '../../texts.ts'

interface Props {
  isPending: boolean
  onSet(status: ApplicantStatus): void
}

/** Sets the status of the selected applications. A separate button, so that moving through the options changes nothing. */
export function BulkStatus({ isPending, onSet }: Props) {
  const { t } = useTranslation()
  const [status, setStatus] = useState<ApplicantStatus>('shortlisted')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true">{t('inbox:applicants.setStatus')}</span>
      <FilterSelect
        label={t('inbox:applicants.setStatus')}
        hideLabel
        value={status}
        options={applicantStatuses.map(one => [one, t(`inbox:applicants.status.${one}`)])}
        onChange={chosen => setStatus(chosen as ApplicantStatus)}
      />
      <Button size="small" variant="quiet" isPending={isPending} onClick={() => onSet(status)}>
        {t('inbox:applicants.set')}
      </Button>
    </span>
  )
}
