import { useState } from 'react'
import { ApiError } from '#api/errors.ts'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { useAction } from '../../kit/use-action.ts'
import { choiceOf, draftOf, draftProblem } from '../../patient/dependants/draft.ts'
import { GuarantorFields } from '../../patient/dependants/GuarantorFields.tsx'
import { useTranslation } from '../../texts.ts'
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
  const [isSent, setSent] = useState(false)
  const [seen, setSeen] = useState(guarantor)
  const [before, setBefore] = useState(draft)
  const save = useAction(
    async () => {
      const choice = choiceOf(draft)
      await setGuarantor(id, choice, seen)
      return choice
    },
    {
      done: choice => t(choice ? 'dependants:desk.paysSet' : 'dependants:desk.paysCleared'),
      onDone: onClose,
      showError: 'here',
      onError: error => {
        if (error instanceof ApiError && error.code === 'booking.changed') {
          // Changed by a colleague: show the stored guarantor, to be edited again.
          const { current } = error.result as { current: DeskAppointment }
          const now = draftOf(current.guarantor)
          setSeen(current.guarantor)
          setDraft(now)
          setBefore(now)
        }
        void renewAppointments()
      },
    },
  )
  return (
    <FormPanel
      title={t('dependants:desk.paysChange')}
      submit={t(save.isPending ? 'admin:form.saving' : 'dependants:desk.paysSave')}
      action={save}
      isUnsaved={draft !== before}
      onSubmit={() => {
        setSent(true)
        const problem = draftProblem(draft)
        if (problem) document.getElementById(problem.field)?.focus()
        else void save.run()
      }}
      onClose={onClose}
    >
      <GuarantorFields
        label={t('dependants:desk.pays')}
        draft={draft}
        onChange={setDraft}
        asked={isSent}
        words={words}
      />
    </FormPanel>
  )
}
