import { useState } from 'react'
import { type ApplicantStatus, applicantStatuses } from '#entities/office/applicant-status.ts'
import { languageNames } from '#i18n/languages.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Section } from '../../kit/Section.tsx'
import { submitting } from '../../kit/submitting.ts'
import { useAction } from '../../kit/use-action.ts'
import { useUnsaved } from '../../kit/use-unsaved.ts'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import type { ApplicantWorkProps } from './ApplicantWork.tsx'
import { replyTemplate, replyToApplicant } from './calls.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useApplicantAction } from './use-applicant-action.ts'

/** Earlier replies, and the next one. Each status has a template in the applicant's language. */
export function ApplicantReply({ applicant, version, onVersion }: ApplicantWorkProps) {
  const { t, language } = useTranslation()
  const text = (name: string, values = {}) => t(`inbox:applicants.reply.${name}`, values)
  const [status, setStatus] = useState<ApplicantStatus>(applicant.status)
  const [subject, setSubject] = useState('')
  const [words, setWords] = useState('')
  /** The last inserted template: text that differs from it was edited, and is not overwritten. */
  const [template, setTemplate] = useState({ subject: '', text: '' })
  const own = subject !== template.subject || words !== template.text
  useUnsaved(own)

  const fill = (found: { subject: string; text: string }) => {
    setTemplate(found)
    setSubject(found.subject)
    setWords(found.text)
  }
  const begin = useAction(
    async (chosen: ApplicantStatus) => fill(await replyTemplate(applicant.id, chosen)),
    {
      confirm: chosen =>
        own && chosen === status
          ? {
              title: text('replaceTitle'),
              text: text('replaceText'),
              yes: text('template'),
              losesInput: true,
            }
          : null,
    },
  )
  const send = useApplicantAction(
    async () => {
      const saved = await replyToApplicant(applicant.id, { status, subject, text: words, version })
      onVersion(saved.version)
      fill({ subject: '', text: '' })
    },
    text('done'),
    () => onVersion(applicant.version),
  )
  return (
    <Section title={text('title')} className="grid gap-4">
      {applicant.waits && (
        <p>
          <Badge tone="warning">{text('none')}</Badge>
        </p>
      )}
      {applicant.replies.length > 0 && (
        <details open>
          <summary>{`${text('sent')} (${applicant.replies.length})`}</summary>
          {applicant.replies.map(one => (
            <article key={one.at} className="mt-3">
              <p className="field-hint">
                {text('by', { moment: savedMoment(one.at, language), name: one.by ?? text('gone') })},{' '}
                {t(`inbox:applicants.status.${one.status}`)}
              </p>
              {one.failure && (
                <Notice tone={one.failure === 'over' ? 'error' : 'urgent'}>{text(one.failure)}</Notice>
              )}
              <p>
                <strong>{one.subject}</strong>
              </p>
              <p className="value-text whitespace-pre-line">{one.text}</p>
            </article>
          ))}
        </details>
      )}
      <form className="grid gap-4" noValidate onSubmit={submitting(send.run)}>
        {send.stale && <StaleNotice keepLabel={text('keepMine')} onKeep={send.keep} />}
        <SelectField
          label={text('status')}
          value={status}
          onChange={chosen => {
            setStatus(chosen as ApplicantStatus)
            if (!own) void begin.run(chosen as ApplicantStatus)
          }}
          options={applicantStatuses.map(value => ({
            value,
            label: t(`inbox:applicants.status.${value}`),
          }))}
          errorMessage={send.problems.status}
        />
        <div>
          <Button variant="quiet" size="small" action={begin.with(status)}>
            {text('template')}
          </Button>
        </div>
        <TextField
          label={text('subject')}
          value={subject}
          onChange={setSubject}
          maxLength={200}
          errorMessage={send.problems.subject}
        />
        <TextArea
          label={text('text')}
          description={text('textHint', { language: languageNames[applicant.language] })}
          value={words}
          onChange={setWords}
          maxLength={8000}
          rows={12}
          errorMessage={send.problems.text}
        />
        <div className="button-row">
          <Button type="submit" variant="primary" isPending={send.isPending}>
            {text('send')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
