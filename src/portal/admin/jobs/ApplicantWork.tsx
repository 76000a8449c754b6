import { useState } from 'react'
import { addAdminToast } from '#api/toasts.ts'
import { type Applicant, type ApplicantStatus, applicantStatuses } from '#entities/office/job-application.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { useDateWords } from '../../form/use-date-words.ts'
import { useTranslation } from '../../texts.ts'
import { useUnsaved } from '../content/edit/use-unsaved.ts'
import { saveApplicant } from './calls.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useWork } from './use-work.ts'

export interface HandledProps {
  applicant: Applicant
  /** The version that the next change is based on. */
  version: number
  onVersion(version: number): void
}

/** Status, notes and retention of an application. */
export function ApplicantWork({ applicant, version, onVersion }: HandledProps) {
  const { t } = useTranslation()
  const words = useDateWords()
  const [status, setStatus] = useState<ApplicantStatus>(applicant.status)
  const [notes, setNotes] = useState(applicant.notes)
  const [until, setUntil] = useState(applicant.retentionUntil)
  const { run, busy, problems, stale, setStale } = useWork()
  const [before, setBefore] = useState(applicant)
  // A reply changes these fields: update those that were not edited here.
  if (before !== applicant) {
    setBefore(applicant)
    if (status === before.status) setStatus(applicant.status)
    if (until === before.retentionUntil) setUntil(applicant.retentionUntil)
  }
  useUnsaved(notes !== applicant.notes || status !== applicant.status || until !== applicant.retentionUntil)
  const text = (name: string) => t(`inbox:applicants.${name}`)

  const save = () =>
    run(async () => {
      const saved = await saveApplicant(applicant.id, { status, notes, retentionUntil: until, version })
      onVersion(saved.version)
      setStale(false)
      addAdminToast({ severity: 'success', summary: text('saved') })
    })

  return (
    <form
      className="sheet grid gap-4"
      aria-label={text('work')}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {stale && (
        <StaleNotice
          keepLabel={text('keepMine')}
          onKeep={() => {
            onVersion(applicant.version)
            setStale(false)
          }}
        >
          <p>
            <strong>{t(`inbox:applicants.status.${applicant.status}`)}</strong>
          </p>
          <p className="value-text">{applicant.notes}</p>
        </StaleNotice>
      )}
      <div className="field-pair items-start">
        <div className="field">
          <label htmlFor="applicant-status">{text('statusLabel')}</label>
          <select
            id="applicant-status"
            className="control"
            value={status}
            onChange={event => setStatus(event.target.value as ApplicantStatus)}
          >
            {applicantStatuses.map(one => (
              <option key={one} value={one}>
                {t(`inbox:applicants.status.${one}`)}
              </option>
            ))}
          </select>
        </div>
        <DateField
          label={text('until')}
          description={text('untilHint')}
          value={until}
          onChange={setUntil}
          isInvalid={problems.retentionUntil !== undefined}
          errorMessage={problems.retentionUntil}
          {...words}
        />
      </div>
      <div className="field">
        <label htmlFor="applicant-notes">{text('notes')}</label>
        <p className="field-hint" id="applicant-notes-hint">
          {text('notesHint')}
        </p>
        <textarea
          id="applicant-notes"
          className="control"
          autoComplete="off"
          maxLength={8000}
          value={notes}
          aria-describedby="applicant-notes-hint"
          onChange={event => setNotes(event.target.value)}
        />
        {problems.notes && <p className="field-error">{problems.notes}</p>}
      </div>
      <div className="button-row">
        <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
          {text('save')}
        </button>
      </div>
    </form>
  )
}
