import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../../texts.ts'
import { draftProblem, type GuarantorDraft } from '../../dependants/draft.ts'
import { GuarantorFields } from '../../dependants/GuarantorFields.tsx'
import { Loading } from '../../Loading.tsx'
import type { Chooser } from '../choose/choice.ts'
import { HoldLine } from '../HoldLine.tsx'
import { useHold } from '../use-hold.ts'
import { payerDraft, storePayerDraft } from './payer-draft.ts'
import { Question, questionId } from './Question.tsx'
import { SendProblem } from './SendProblem.tsx'
import { usePayer } from './use-payer.ts'

/** The question who pays; the default is the guarantor of the last booking. */
export function PayerQuestion(chooser: Chooser) {
  const { t } = useTranslation()
  const { choice, answer } = chooser
  const last = usePayer(choice)
  const [typed, setTyped] = useState<GuarantorDraft | null>(() => payerDraft(choice))
  const [asked, setAsked] = useState(false)
  const { hold, again } = useHold(choice)
  if (hold.kind === 'lost') return <SendProblem outcome={hold.outcome} chooser={chooser} />
  // If the last guarantor cannot be loaded, the form starts blank.
  if (!typed && last.isLoading) return <Loading cards={1} />
  const draft = typed ?? last.draft
  return (
    <Question title={t('dependants:paysQuestion')}>
      <HoldLine hold={hold} onAgain={again} />
      <form
        className="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setAsked(true)
          const problem = draftProblem(draft)
          if (problem) return document.getElementById(problem.field)?.focus()
          storePayerDraft(choice, draft)
          answer({ step: 'check' })
        }}
      >
        <GuarantorFields
          draft={draft}
          asked={asked}
          labelledBy={questionId}
          description={t('dependants:paysHint')}
          onChange={next => {
            setTyped(next)
            storePayerDraft(choice, next)
          }}
        />
        <div className="button-row">
          <Button type="submit" variant="primary" size="large">
            {t('patient:booking.goOn')}
          </Button>
        </div>
      </form>
    </Question>
  )
}
