import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { Helpline } from '../../shell/Helpline.tsx'
import { useTexts } from '../../texts.ts'
import { keepReason, keptReason } from './attempt.ts'
import type { Chooser } from './choice.ts'
import { Gone } from './Gone.tsx'
import { HoldLine } from './HoldLine.tsx'
import { Question } from './Question.tsx'
import { SendProblem } from './SendProblem.tsx'
import { useChosen } from './use-chosen.ts'
import { mayBeOwn, useHold } from './use-hold.ts'

const LONGEST = 500

export function Reason(chooser: Chooser) {
  const { t } = useTexts()
  const [reason, setReason] = useState(keptReason)
  const { chosen, isSuccess } = useChosen(chooser.choice)
  const { hold, again } = useHold(chooser.choice)
  if (hold.kind === 'lost') return <SendProblem outcome={hold.outcome} chooser={chooser} />
  // Where it is kept, the count of free places is without this one.
  if (isSuccess && !(chosen && (chosen.place.free > 0 || mayBeOwn(hold)))) return <Gone {...chooser} />
  const change = (text: string) => {
    setReason(text)
    keepReason(text)
  }
  return (
    <Question title={t('patient:booking.reason')}>
      <HoldLine hold={hold} onAgain={again} />
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          chooser.answer({ step: 'pays' })
        }}
      >
        <TextArea
          label={t('patient:booking.reasonLabel')}
          note={t('patient:optional')}
          description={t('patient:booking.reasonHint')}
          value={reason}
          onChange={change}
          maxLength={LONGEST}
          counter={t('patient:booking.letters', { count: reason.length, most: LONGEST })}
        />
        <div className="notice notice-urgent">
          <p>{t('patient:booking.notForEmergencies')}</p>
          <Helpline />
        </div>
        <div className="button-row">
          <Button type="submit" variant="primary" size="large">
            {t('patient:booking.goOn')}
          </Button>
        </div>
      </form>
    </Question>
  )
}
