import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { draftProblem, type GuarantorDraft } from '../dependants/draft.ts'
import { useFamily } from '../dependants/family.ts'
import { GuarantorFields } from '../dependants/GuarantorFields.tsx'
import { appointmentQuery } from '../doctors/directory.ts'
import { Loading, Problem } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { ChoiceSoFar } from './ChoiceSoFar.tsx'
import { closeAttempt, unanswered, unansweredAt } from './check/attempt.ts'
import { Check } from './check/Check.tsx'
import { PatientQuestion } from './check/PatientQuestion.tsx'
import { payerDraft, storePayerDraft } from './check/payer-draft.ts'
import { Question, questionId } from './check/Question.tsx'
import { SendProblem } from './check/SendProblem.tsx'
import { usePatientNames } from './check/use-patient-names.ts'
import { usePayer } from './check/use-payer.ts'
import { ChooseDay } from './choose/ChooseDay.tsx'
import { ChooseDoctor } from './choose/ChooseDoctor.tsx'
import { ChooseSlot } from './choose/ChooseSlot.tsx'
import { ASK, type Chooser, ME, patientOf, useChoice } from './choose/choice.ts'
import { NoDoctor } from './choose/NoDoctor.tsx'
import { SpecialtyDays } from './choose/SpecialtyDays.tsx'
import { SpecialtySlots } from './choose/SpecialtySlots.tsx'
import { useChosen } from './choose/use-chosen.ts'
import { Done } from './Done.tsx'
import { HoldLine } from './HoldLine.tsx'
import { useHold } from './use-hold.ts'
import { useNotBookable } from './use-names.ts'

const screens = {
  who: PatientQuestion,
  doctor: ChooseDoctor,
  day: ChooseDay,
  place: ChooseSlot,
  pays: PayerQuestion,
  check: Check,
  done: Done,
}

/** The steps if the patient accepts any doctor of a specialty. */
const ofSpecialty = { day: SpecialtyDays, place: SpecialtySlots }

/** The booking: one question per screen, with the choice so far always visible. */
export function Booking() {
  const { t } = useTranslation()
  const chooser = useChoice()
  const { choice } = chooser
  const family = useFamily()
  const moved = useQuery({ ...appointmentQuery(choice.move ?? ''), enabled: Boolean(choice.move) })
  // Without them it would be for the account holder, or the only answer would be to add a family member.
  const needed = choice.move ? moved : choice.who === ME ? null : family
  const failed = needed?.isLoadingError ? needed : null
  const asksWho = chooser.step !== 'done' && patientOf(choice, family.data) === undefined
  const step = asksWho ? 'who' : chooser.step
  const Question = choice.doctor || asksWho ? screens[step] : (ofSpecialty[step as 'day'] ?? screens[step])
  // A request that was sent is sent again all the same: it may have arrived before.
  const isSent = step === 'check' && unansweredAt(choice) !== null
  const notBookable = useNotBookable(choice.doctor)
  const refusal = isSent ? null : notBookable
  if (step === 'done') return <Done {...chooser} />
  return (
    <Screen title={t(choice.move ? 'patient:booking.moveTitle' : 'patient:booking.title')}>
      {!isSent && <Unanswered {...chooser} />}
      {step !== 'who' && !choice.move && !refusal && !failed && <PatientLine {...chooser} />}
      <div className="booking" data-step={step}>
        {(choice.move || !refusal) && <ChoiceSoFar {...chooser} />}
        <section className="booking-question" key={`${step} ${choice.schedule} ${choice.startsAt}`}>
          {refusal ? (
            <NoDoctor reason={refusal} doctor={choice.doctor} moves={Boolean(choice.move)} />
          ) : failed ? (
            <Problem error={failed.error} onAgain={() => failed.refetch()} />
          ) : family.isLoading && !choice.move ? (
            <Loading cards={1} />
          ) : (
            <Question {...chooser} />
          )}
        </section>
      </div>
    </Screen>
  )
}

/** For whom the booking is, shown at every question, with a link to change it. */
function PatientLine({ choice, link }: Chooser) {
  const { t } = useTranslation()
  const { nameOf, family, others } = usePatientNames()
  const who = patientOf(choice, family) ?? null
  return (
    <p className="wrap-anywhere text-ink-soft">
      {t(others ? 'dependants:forName' : 'dependants:forYou', { name: nameOf(who) })}{' '}
      <Link className="link" to={link({ who: ASK })}>
        {t(others ? 'dependants:changeWho' : 'dependants:somebodyElse')}
      </Link>
    </p>
  )
}

/** Shown when a new booking is started while an earlier request has had no response. */
function Unanswered({ link, replace, choice }: Chooser) {
  const { t } = useTranslation()
  const attempt = unanswered()
  if (!attempt) return null
  const { doctor, schedule, startsAt, dependant } = attempt.body
  return (
    <Notice
      tone="urgent"
      title={t('patient:booking.unansweredTitle')}
      actions={
        <>
          <LinkButton
            size="small"
            to={link({ who: dependant ?? ME, doctor, schedule, startsAt, step: 'check' })}
          >
            {t('patient:booking.unansweredSend')}
          </LinkButton>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              closeAttempt()
              replace(choice)
            }}
          >
            {t('patient:booking.unansweredDrop')}
          </Button>
        </>
      }
    >
      {t('patient:booking.unansweredText')}
    </Notice>
  )
}

/** The question who pays; the default is the guarantor of the last booking. */
function PayerQuestion(chooser: Chooser) {
  const { t } = useTranslation()
  const { choice, answer } = chooser
  const last = usePayer(choice)
  const { chosen } = useChosen(choice)
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
          visit={
            chosen && choice.doctor
              ? { doctor: choice.doctor, location: chosen.occurrence.location }
              : undefined
          }
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
