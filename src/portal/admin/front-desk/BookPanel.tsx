import { type SubmitEvent, useEffect, useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { DeskSession } from '#entities/schedule/desk.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { blankDraft, choiceOf, draftProblem } from '../../patient/dependants/draft.ts'
import { GuarantorFields } from '../../patient/dependants/GuarantorFields.tsx'
import { useTranslation } from '../../texts.ts'
import { isSaidOver, useUnsaved } from '../content/edit/use-unsaved.ts'
import { Panel } from '../layout/Panel.tsx'
import { useLanguage } from '../use-language.ts'
import { renewAppointments } from './calls.ts'
import { bookAtDesk, newKey } from './day/day-calls.ts'
import type { FreePlace } from './day/day-lines.ts'
import { useDeskGuarantorWords } from './use-pays.ts'

interface PanelProps {
  session: DeskSession
  place: FreePlace
  onClose(): void
}

/** Books at the counter or by telephone. The appointment is accepted at once; name and number identify the patient. */
export function BookPanel({ session, place, onClose }: PanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [source, setSource] = useState<'walk_in' | 'phone'>('walk_in')
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [reason, setReason] = useState('')
  const [pays, setPays] = useState(blankDraft)
  const words = useDeskGuarantorWords()
  const [key, setKey] = useState(newKey)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string[]>([])
  useUnsaved(name !== '' || phone !== '' || reason !== '' || pays.kind !== 'later')
  // Runs after the panel has opened and focused its first button.
  useEffect(() => {
    document.getElementById('book-name')?.focus()
  }, [])
  const missing = (value: string, text: string) => (asked && value.trim() === '' ? text : undefined)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (name.trim() === '') return document.getElementById('book-name')?.focus()
    if (phone.trim() === '') return document.getElementById('book-phone')?.focus()
    const unclear = draftProblem(pays)
    if (unclear) return document.getElementById(unclear.field)?.focus()
    if (busy) return
    setBusy(true)
    setFailure([])
    try {
      const patient = { name: name.trim(), phone: phone.trim() }
      const { schedule } = session
      const guarantor = choiceOf(pays) ?? undefined
      const about = { source, reason: reason.trim() || undefined, guarantor }
      const wish = { schedule, startsAt: place.startsAt, patient, ...about }
      const made = await bookAtDesk(wish, key)
      const number = made.queueNumber
      const told = { patient: patient.name, code: made.code }
      addAdminToast({
        severity: 'success',
        summary: t('desk:book.done', told),
        ...(number === null ? {} : { detail: t('admin:desk.queue', { number }) }),
        life: 15_000,
      })
      onClose()
    } catch (error) {
      if (isSaidOver(error)) return
      // After a 502 or 504 of a proxy the booking may still exist.
      const answered = error instanceof ApiError && error.status > 0 && error.status < 500
      // After an answer the next attempt is a new request. Without one it is a retry with the same key.
      if (answered) setKey(newKey())
      const fields = error instanceof ApiError ? error.fields.map(one => one.message) : []
      setFailure(fields.length > 0 ? [...new Set(fields)] : [errorLines(error).detail])
      if (answered && error.status === 409) void renewAppointments()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={t('desk:book.title')} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p>
          <strong>{formatMoment(place.startsAt, session.timezone, language)}</strong>
          <br />
          {session.doctorName}
        </p>
        {failure.length > 0 && (
          <div className="notice notice-error" role="alert">
            {failure.map(line => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        <RadioField
          label={t('desk:book.source')}
          look="chips"
          value={source}
          onChange={value => setSource(value as typeof source)}
          choices={[
            { value: 'walk_in', label: t('desk:book.walkIn') },
            { value: 'phone', label: t('desk:book.phone') },
          ]}
        />
        <TextField
          id="book-name"
          label={t('admin:patients.name')}
          value={name}
          onChange={setName}
          isRequired
          autoComplete="off"
          errorMessage={missing(name, t('desk:book.nameNeeded'))}
        />
        <TextField
          id="book-phone"
          label={t('admin:patients.phone')}
          type="tel"
          value={phone}
          onChange={setPhone}
          isRequired
          autoComplete="off"
          errorMessage={missing(phone, t('desk:book.phoneNeeded'))}
        />
        <TextField
          id="book-reason"
          label={t('admin:desk.reason')}
          note={`(${t('admin:form.optional')})`}
          value={reason}
          onChange={setReason}
          maxLength={500}
          autoComplete="off"
        />
        <GuarantorFields
          label={t('dependants:desk.pays')}
          draft={pays}
          onChange={setPays}
          asked={asked}
          words={words}
        />
        <div className="button-row">
          <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
            {t(busy ? 'admin:form.saving' : 'desk:book.book')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('admin:cancel')}
          </button>
        </div>
      </form>
    </Panel>
  )
}
