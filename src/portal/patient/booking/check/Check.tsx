import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment, formatTime } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../../texts.ts'
import { choiceOf } from '../../dependants/draft.ts'
import { useFamily } from '../../dependants/family.ts'
import { appointmentQuery } from '../../doctors/directory.ts'
import { Loading } from '../../Loading.tsx'
import { Problem } from '../../Problem.tsx'
import { type Chooser, whoOf } from '../choose/choice.ts'
import { NextLine } from '../choose/NextLine.tsx'
import { useChosen } from '../choose/use-chosen.ts'
import { HoldLine } from '../HoldLine.tsx'
import { SlotGone } from '../SlotGone.tsx'
import { mayHaveHold, useHold } from '../use-hold.ts'
import { AppointmentDetails } from './AppointmentDetails.tsx'
import { reasonDraft, type Shown, storeReasonDraft, unansweredAt } from './attempt.ts'
import { BookingSummary } from './BookingSummary.tsx'
import { Question } from './Question.tsx'
import { SendProblem } from './SendProblem.tsx'
import { usePayer } from './use-payer.ts'
import { usePhone } from './use-phone.ts'
import { useSend } from './use-send.ts'

/** The last step: all answers to check, and the button that sends them. */
export function Check(chooser: Chooser) {
  const { t, language } = useTranslation()
  const { choice } = chooser
  const family = useFamily().data
  const { chosen, isPending, error, refetch } = useChosen(choice)
  const { send, outcome, isPending: sending } = useSend(chooser)
  // If the response was lost, the slot may look taken because of this very request.
  const before = choice.move ? null : unansweredAt(choice)
  const chosenFor = whoOf(choice, family) ?? null
  const own = before && (before.body.dependant ?? null) === chosenFor ? before : null
  const shown: Shown | null = chosen
    ? { ...chosen.occurrence, endsAt: chosen.place.endsAt }
    : (own?.shown ?? null)

  const { hold, again } = useHold(choice, !sending && !outcome)

  const [reason, setReason] = useState(reasonDraft)
  const phone = usePhone()
  const last = usePayer(choice)
  const moved = useQuery({ ...appointmentQuery(choice.move ?? ''), enabled: Boolean(choice.move) }).data

  if (!shown && isPending) return <Loading cards={1} />
  if (!shown && error) return <Problem error={error} onAgain={() => refetch()} />
  const isFree = own || outcome || sending || chosen?.place.free || mayHaveHold(hold)
  if (hold.kind === 'lost') return <SendProblem outcome={hold.outcome} chooser={chooser} />
  if (!shown || !isFree) return <SlotGone {...chooser} />

  const startsAt = chosen?.place.startsAt ?? own?.body.startsAt ?? choice.startsAt ?? ''
  const offered = hold.kind === 'held' && hold.hold.answerBy === null
  // Moving a confirmed appointment, and a slot offered by the waiting list, need no answer of the hospital.
  const shortNotice = moved?.status === 'accepted' || offered ? undefined : chosen?.place.shortNotice
  const pays = own ? (own.body.guarantor ?? null) : choiceOf(last.draft)
  const when =
    shown.mode === 'session'
      ? formatMoment(startsAt, shown.timezone, language)
      : `${formatMoment(startsAt, shown.timezone, language)} (${t('patient:booking.until', { time: formatTime(shown.endsAt, shown.timezone, language) })})`
  return (
    <Question title={t(choice.move ? 'patient:booking.checkMove' : 'patient:booking.check')}>
      {own && !outcome && !sending && (
        <SendProblem outcome={{ kind: 'unknown', message: '' }} chooser={chooser} />
      )}
      {outcome && <SendProblem outcome={outcome} chooser={chooser} />}
      <HoldLine hold={hold} onAgain={again} />
      <BookingSummary
        chooser={chooser}
        when={when}
        location={shown.location}
        reason={own?.body.reason ?? null}
        pays={pays}
        fixed={own !== null}
      />
      {!choice.move && !own && (
        <AppointmentDetails
          reason={reason}
          onReason={text => {
            setReason(text)
            storeReasonDraft(text)
          }}
          phone={phone}
        />
      )}
      <NextLine chooser={chooser} location={shown.location} hold={hold} shortNotice={shortNotice} />
      {shortNotice !== 'telephone' && (
        <div className="button-row">
          <Button
            variant="primary"
            size="large"
            isPending={sending || phone.isSaving}
            onClick={async () => {
              if (!own && !(await phone.save())) return
              send({ startsAt, shown, reason: own?.body.reason ?? reason.trim(), who: chosenFor, pays })
            }}
          >
            {t(
              choice.move
                ? 'patient:booking.sendMove'
                : own
                  ? 'patient:booking.sendAgain'
                  : 'patient:booking.send',
            )}
          </Button>
        </div>
      )}
    </Question>
  )
}
