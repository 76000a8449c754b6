import { type SubmitEvent, useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { choiceOf, draftOf, draftProblem } from '../../patient/dependants/draft.ts'
import { GuarantorFields } from '../../patient/dependants/GuarantorFields.tsx'
import { useTranslation } from '../../texts.ts'
import { isSaidOver, useUnsaved } from '../content/edit/use-unsaved.ts'
import { Panel } from '../layout/Panel.tsx'
import { renewAppointments, setGuarantor } from './calls.ts'
import { useDeskGuarantorWords } from './use-pays.ts'

interface PanelProps {
  appointment: DeskAppointment
  onClose(): void
}

/** Edits the guarantor of one appointment. */
export function PaysPanel({ appointment: { id, guarantor }, onClose }: PanelProps) {
  const { t } = useTranslation()
  const words = useDeskGuarantorWords()
  const [draft, setDraft] = useState(() => draftOf(guarantor))
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [seen, setSeen] = useState(guarantor)
  const [before, setBefore] = useState(draft)
  useUnsaved(draft !== before)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    const problem = draftProblem(draft)
    if (problem) return document.getElementById(problem.field)?.focus()
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const choice = choiceOf(draft)
      await setGuarantor(id, choice, seen)
      const summary = t(choice ? 'dependants:desk.paysSet' : 'dependants:desk.paysCleared')
      addAdminToast({ severity: 'success', summary })
      onClose()
    } catch (error) {
      if (isSaidOver(error)) return
      setFailure(errorLines(error).detail)
      if (error instanceof ApiError && error.code === 'booking.changed') {
        // Changed by a colleague: show the stored guarantor, to be edited again.
        const { current } = error.result as { current: DeskAppointment }
        const now = draftOf(current.guarantor)
        setSeen(current.guarantor)
        setDraft(now)
        setBefore(now)
      }
      void renewAppointments()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={t('dependants:desk.paysChange')} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {failure && (
          <p className="notice notice-error" role="alert">
            {failure}
          </p>
        )}
        <GuarantorFields
          label={t('dependants:desk.pays')}
          draft={draft}
          onChange={setDraft}
          asked={asked}
          words={words}
        />
        <div className="button-row">
          <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
            {t(busy ? 'admin:form.saving' : 'dependants:desk.paysSave')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('admin:cancel')}
          </button>
        </div>
      </form>
    </Panel>
  )
}
