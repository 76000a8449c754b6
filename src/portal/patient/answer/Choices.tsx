import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#api/errors.ts'
import type { Answer, LinkView } from '#entities/appointment/appointment-answer.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useAction } from '../../kit/use-action.ts'
import { queryClient, renew } from '../../queries.ts'
import { useTranslation } from '../../texts.ts'
import { useShortMoment } from '../appointments/moments.ts'
import { Question } from '../booking/check/Question.tsx'
import { useLocationNames } from '../booking/use-names.ts'
import { bookingReads } from '../doctors/directory.ts'
import { useOtherCity } from '../use-other-city.ts'
import { LinkedAppointment } from './LinkedAppointment.tsx'
import { answerLink, groupsOf, linkQuery, type Offer, offerFor } from './link.ts'

/** The possible answers: another slot, with this doctor or a colleague; cancel; or keep an appointment that still exists. */
export function Choices({ token, view }: { token: string; view: LinkView }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const schedule = query.get('schedule')
  const startsAt = query.get('startsAt')
  // Each slot in the message has its own link. The link only selects the slot: the patient must press a button to take it.
  const picked = schedule && startsAt ? offerFor(view, { schedule, startsAt }) : null
  const [chosen, choose] = useState<Offer | null>(picked)
  const { run, clear, retry, error, isPending } = useAnswer(token)
  const groups = groupsOf(view)
  const stands = view.news !== 'lost'
  const mayReturn = view.news === 'mayReturn'
  const select = (offer: Offer) => {
    clear()
    choose(offer)
  }

  const answerWith = (answer: 'keep' | 'cancel') => {
    choose(null)
    void run({ answer })
  }

  if (chosen && error === null) {
    const { schedule, startsAt } = chosen
    return (
      <Chosen
        offer={chosen}
        from={view.appointment.location}
        isPending={isPending}
        onTake={() => run({ answer: 'move', schedule, startsAt })}
        onOther={() => choose(null)}
      />
    )
  }
  return (
    <>
      <p>{t(`patient:answer.${view.news}Text`)}</p>
      {error !== null && <NotSent error={error} onAgain={retry} />}
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
        <Offers key={group.doctorName} {...group} from={view.appointment.location} onChoose={select} />
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

/** Why the answer was not stored. If the server did not respond, it can be sent again: the server counts it once. */
function NotSent({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { t } = useTranslation()
  if (error instanceof ApiError && error.status > 0 && error.status < 500) {
    return (
      <Notice tone="urgent" role="alert" title={error.message}>
        {t('patient:answer.refusedText')}
      </Notice>
    )
  }
  return (
    <Notice
      tone="urgent"
      role="alert"
      title={t('patient:answer.unsureTitle')}
      actions={
        <Button variant="primary" onClick={onAgain}>
          {t('patient:answer.sendAgain')}
        </Button>
      }
    >
      {t('patient:answer.unsureText')}
    </Notice>
  )
}

interface OffersProps {
  doctorName: string
  offers: readonly Offer[]
  /** The location of the original appointment. */
  from: string
  onChoose(offer: Offer): void
}

/** A doctor's next free slots, one button each. */
function Offers({ doctorName, offers, from, onChoose }: OffersProps) {
  const { t } = useTranslation()
  const shortMoment = useShortMoment()
  const names = useLocationNames()
  const locations = [...new Set(offers.map(one => one.location))]
  const { text } = useOtherCity()
  const nameOf = (location: string) => {
    const far = text(from, location)
    return `${names.get(location) ?? location}${far ? ` (${far})` : ''}`
  }
  return (
    <section className="part">
      <h2 className="text-lg">{t('patient:answer.freeAt', { doctor: doctorName })}</h2>
      {locations.length === 1 && <p className="text-ink-soft">{nameOf(locations[0] ?? '')}</p>}
      <ul className="places">
        {offers.map(offer => (
          <li key={offer.schedule + offer.startsAt}>
            <button type="button" className="chip place" onClick={() => onChoose(offer)}>
              {shortMoment(offer.startsAt, offer.timezone)}
              {locations.length > 1 && <span className="chip-count">{nameOf(offer.location)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChosenProps {
  offer: Offer
  /** The location of the original appointment. */
  from: string
  isPending: boolean
  onTake(): void
  onOther(): void
}

/** The selected slot, to check once more, and the button that books it. */
function Chosen({ offer, from, isPending, onTake, onOther }: ChosenProps) {
  const { t, language } = useTranslation()
  const names = useLocationNames()
  const { doctorName, location, startsAt, timezone } = offer
  const far = useOtherCity().text(from, location)
  return (
    <section className="part">
      <Question title={t('patient:answer.check')}>
        <div className="card">
          <p className="text-lg">
            <strong>{formatMoment(startsAt, timezone, language)}</strong>
            <br />
            {doctorName}
            <br />
            {names.get(location) ?? location}
            {far && ` (${far})`}
          </p>
        </div>
        <div className="button-row">
          <Button variant="primary" size="large" isPending={isPending} onClick={onTake}>
            {t('patient:answer.take')}
          </Button>
          <Button variant="quiet" size="large" isDisabled={isPending} onClick={onOther}>
            {t('patient:answer.otherPlace')}
          </Button>
        </div>
      </Question>
    </section>
  )
}

/** Sends an answer and shows the new state. After a refusal the state is loaded again, because the shown one was stale. */
function useAnswer(token: string) {
  const { queryKey } = linkQuery(token)
  return useAction((answer: Answer) => answerLink(token, answer), {
    showError: 'here',
    onDone: view => {
      queryClient.setQueryData(queryKey, view)
      // If the patient is also signed in here, the lists must show the change.
      return renew(...bookingReads)
    },
    onError: error =>
      error instanceof ApiError && error.status >= 400 && error.status < 500
        ? queryClient.invalidateQueries({ queryKey })
        : undefined,
  })
}
