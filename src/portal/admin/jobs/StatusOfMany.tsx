import { useId, useState } from 'react'
import { type ApplicantStatus, applicantStatuses } from '#entities/office/job-application.ts'
import { useSay } from '../say.ts'

interface Props {
  busy: boolean
  onSet(status: ApplicantStatus): void
}

/** How far the selected applications are from now on. Two steps, so that moving through the choices changes nothing. */
export function StatusOfMany({ busy, onSet }: Props) {
  const say = useSay()
  const id = useId()
  const [status, setStatus] = useState<ApplicantStatus>('shortlisted')
  return (
    <span className="bulk-choice">
      <label htmlFor={id}>{say('inbox:applicants.setStatus')}</label>
      <select
        id={id}
        className="control filter-choice"
        value={status}
        onChange={event => setStatus(event.target.value as ApplicantStatus)}
      >
        {applicantStatuses.map(one => (
          <option key={one} value={one}>
            {say(`inbox:applicants.status.${one}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-small button-quiet"
        aria-disabled={busy || undefined}
        onClick={() => onSet(status)}
      >
        {say('inbox:applicants.set')}
      </button>
    </span>
  )
}
