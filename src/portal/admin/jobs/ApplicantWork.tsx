import { useState } from 'react'
import { type ApplicantStatus, applicantStatuses } from '#entities/office/applicant-status.ts'
import type { Applicant } from '#entities/office/job-application.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { useDateWords } from '../../kit/form/use-date-words.ts'
import { submitting } from '../../kit/submitting.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { saveApplicant } from './calls.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useApplicantAction } from './use-applicant-action.ts'

export interface ApplicantWorkProps {
  applicant: Applicant
  /** The version that the next change is based on. */
  version: number
  onVersion(version: number): void
}

/** Status, notes and retention of an application. */
export function ApplicantWork({ applicant, version, onVersion }: ApplicantWorkProps) {
  const { t } = useTranslation()
  const [status, setStatus] = useState<ApplicantStatus>(applicant.status)
  const [notes, setNotes] = useState(applicant.notes)
  const [until, setUntil] = useState(applicant.retentionUntil)
  const [before, setBefore] = useState(applicant)
  // A reply changes these fields: update those that were not edited here.
  if (before !== applicant) {
    setBefore(applicant)
    if (status === before.status) setStatus(applicant.status)
    if (until === before.retentionUntil) setUntil(applicant.retentionUntil)
  }
  useUnsaved(notes !== applicant.notes || status !== applicant.status || until !== applicant.retentionUntil)
  const text = (name: string) => t(`inbox:applicants.${name}`)
  const save = useApplicantAction(
    async () => {
      const saved = await saveApplicant(applicant.id, { status, notes, retentionUntil: until, version })
      onVersion(saved.version)
    },
    text('saved'),
    () => onVersion(applicant.version),
  )

  return (
    <form className="sheet grid gap-4" aria-label={text('work')} noValidate onSubmit={submitting(save.run)}>
      {save.stale && (
        <StaleNotice keepLabel={text('keepMine')} onKeep={save.keep}>
          <p>
            <strong>{t(`inbox:applicants.status.${applicant.status}`)}</strong>
          </p>
          <p className="value-text">{applicant.notes}</p>
        </StaleNotice>
      )}
      <div className="field-pair items-start">
        <SelectField
          label={text('statusLabel')}
          value={status}
          onChange={chosen => setStatus(chosen as ApplicantStatus)}
          options={applicantStatuses.map(value => ({
            value,
            label: t(`inbox:applicants.status.${value}`),
          }))}
        />
        <DateField
          label={text('until')}
          description={text('untilHint')}
          value={until}
          onChange={setUntil}
          errorMessage={save.problems.retentionUntil}
          {...useDateWords()}
        />
      </div>
      <TextArea
        label={text('notes')}
        description={text('notesHint')}
        maxLength={8000}
        value={notes}
        onChange={setNotes}
        errorMessage={save.problems.notes}
      />
      <div className="button-row">
        <Button type="submit" variant="primary" isPending={save.isPending}>
          {text('save')}
        </Button>
      </div>
    </form>
  )
}
