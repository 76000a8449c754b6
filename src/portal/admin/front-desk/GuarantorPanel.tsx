import { useState } from 'react'
import { ApiError } from '#api/errors.ts'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { useChecks } from '../../kit/form/use-checks.ts'
import { useAction } from '../../kit/use-action.ts'
import { choiceOf, draftOf, draftProblem } from '../../patient/dependants/draft.ts'
import { GuarantorFields } from '../../patient/dependants/GuarantorFields.tsx'
import { useTranslation } from '../../texts.ts'
import { invalidateAppointments, setGuarantor } from './calls.ts'
import { useGuarantorFieldTexts } from './use-guarantor-text.ts'

interface PanelProps {
  appointment: DeskAppointment
  onClose(): void
}

/** Edits the guarantor of one appointment. */
export function GuarantorPanel({ appointment: { id, guarantor, doctor, location }, onClose }: PanelProps) {
  const { t } = useTranslation()
  const words = useGuarantorFieldTexts()
  const [draft, setDraft] = useState(() => draftOf(guarantor))
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
        void invalidateAppointments()
      },
    },
  )
  const problem = draftProblem(draft)
  const { submit, isAsked } = useChecks(problem ? { [problem.field]: problem.field } : {})
  return (
    <FormPanel
      title={t('dependants:desk.paysChange')}
      submit={t(save.isPending ? 'admin:form.saving' : 'dependants:desk.paysSave')}
      action={save}
      isUnsaved={draft !== before}
      onSubmit={submit(save.run)}
      onClose={onClose}
    >
      <GuarantorFields
        label={t('dependants:desk.pays')}
        draft={draft}
        onChange={setDraft}
        asked={isAsked}
        words={words}
        visit={{ doctor, location }}
      />
    </FormPanel>
  )
}
