import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LinkView } from '#entities/appointment/appointment-answer.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'
import { Chosen } from './Chosen.tsx'
import { LinkedAppointment } from './LinkedAppointment.tsx'
import { groupsOf, type Offer, offerFor } from './link.ts'
import { NotSent } from './NotSent.tsx'
import { Offers } from './Offers.tsx'
import { useAnswer } from './use-answer.ts'

/** The possible answers: another slot, with this doctor or a colleague; cancel; or keep an appointment that still exists. */
export function Choices({ token, view }: { token: string; view: LinkView }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const schedule = query.get('schedule')
  const startsAt = query.get('startsAt')
  // Each slot in the message has its own link. The link only selects the slot: the patient must press a button to take it.
  const picked = schedule && startsAt ? offerFor(view, { schedule, startsAt }) : null
  const [chosen, choose] = useState<Offer | null>(picked)
  const { send, reset, error, isPending, retry } = useAnswer(token)
  const groups = groupsOf(view)
  const stands = view.news !== 'lost'
  const mayReturn = view.news === 'mayReturn'
  const look = (offer: Offer) => {
    reset()
    choose(offer)
  }

  const answerWith = (answer: 'keep' | 'cancel') => {
    choose(null)
    send({ answer })
  }

  if (chosen && !error) {
    const { schedule, startsAt } = chosen
    return (
      <Chosen
        offer={chosen}
        from={view.appointment.location}
        isPending={isPending}
        onTake={() => send({ answer: 'move', schedule, startsAt })}
        onOther={() => choose(null)}
      />
    )
  }
  return (
    <>
      <p>{t(`patient:answer.${view.news}Text`)}</p>
      {error && <NotSent error={error} onAgain={retry} />}
      {schedule && !picked && !error && <Notice tone="urgent" title={t('patient:answer.pickedGone')} />}
      <LinkedAppointment appointment={view.appointment} />
      {stands && (
        <div className="button-row">
          <Button variant="primary" isPending={isPending} onClick={() => answerWith('keep')}>
            {t(`patient:answer.${mayReturn ? 'keepThis' : 'keep'}`)}
          </Button>
        </div>
      )}
      {groups.length === 0 && <p>{t(`patient:answer.${mayReturn ? 'noReturn' : 'noPlaces'}`)}</p>}
      {groups.map(group => (
        <Offers key={group.doctorName} {...group} from={view.appointment.location} onChoose={look} />
      ))}
      <section className="part">
        <h2 className="text-lg">{t(`patient:answer.${stands ? 'giveUp' : 'none'}Title`)}</h2>
        <p className="text-ink-soft">{t(`patient:answer.${stands ? 'giveUp' : 'none'}Text`)}</p>
        <div className="button-row">
          <Button variant="quiet" isPending={isPending} onClick={() => answerWith('cancel')}>
            {t(`patient:answer.${stands ? 'giveUp' : 'none'}`)}
          </Button>
        </div>
      </section>
    </>
  )
}
