import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useTexts } from '../../texts.ts'
import { draftOf, draftProblem, type GuarantorDraft } from '../dependants/draft.ts'
import { selfQuery, useFamily } from '../dependants/family.ts'
import { GuarantorFields } from '../dependants/GuarantorFields.tsx'
import { Loading } from '../Loading.tsx'
import { type Chooser, whoOf } from './choice.ts'
import { HoldLine } from './HoldLine.tsx'
import { keepPays, keptPays } from './kept-pays.ts'
import { Question, questionId } from './Question.tsx'
import { SendProblem } from './SendProblem.tsx'
import { useHold } from './use-hold.ts'

/** Who pays, begun with who paid last time. */
export function Pays(chooser: Chooser) {
  const { t } = useTexts()
  const { choice, answer } = chooser
  const family = useFamily().data
  const who = whoOf(choice, family) ?? null
  const self = useQuery({ ...selfQuery, enabled: who === null })
  const last = who === null ? self.data?.guarantor : family?.find(one => one.id === who)?.guarantor
  const [typed, setTyped] = useState<GuarantorDraft | null>(() => keptPays(choice))
  const [asked, setAsked] = useState(false)
  const { hold, again } = useHold(choice)
  if (hold.kind === 'lost') return <SendProblem outcome={hold.outcome} chooser={chooser} />
  // Where it cannot be read, one begins with nothing.
  if (!typed && who === null && self.isLoading) return <Loading cards={1} />
  const draft = typed ?? draftOf(last)
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
          keepPays(choice, draft)
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
            keepPays(choice, next)
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
