import { useTranslation } from '../../texts.ts'
import { useFamily } from '../dependants/family.ts'
import { Loading } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { ChoiceSoFar } from './ChoiceSoFar.tsx'
import { unansweredAt } from './check/attempt.ts'
import { Check } from './check/Check.tsx'
import { PatientLine } from './check/PatientLine.tsx'
import { PatientQuestion } from './check/PatientQuestion.tsx'
import { PayerQuestion } from './check/PayerQuestion.tsx'
import { Unanswered } from './check/Unanswered.tsx'
import { ChooseDay } from './choose/ChooseDay.tsx'
import { ChooseDoctor } from './choose/ChooseDoctor.tsx'
import { ChooseSlot } from './choose/ChooseSlot.tsx'
import { useChoice, whoOf } from './choose/choice.ts'
import { SpecialtyDays } from './choose/SpecialtyDays.tsx'
import { SpecialtySlots } from './choose/SpecialtySlots.tsx'
import { Done } from './Done.tsx'

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
  const asksWho = chooser.step !== 'done' && whoOf(choice, family.data) === undefined
  const step = asksWho ? 'who' : chooser.step
  const Question = choice.doctor || asksWho ? screens[step] : (ofSpecialty[step as 'day'] ?? screens[step])
  if (step === 'done') return <Done {...chooser} />
  return (
    <Screen title={t(choice.move ? 'patient:booking.moveTitle' : 'patient:booking.title')}>
      {!(step === 'check' && unansweredAt(choice)) && <Unanswered {...chooser} />}
      {step !== 'who' && !choice.move && <PatientLine {...chooser} />}
      <div className="booking" data-step={step}>
        <ChoiceSoFar {...chooser} />
        <section className="booking-question" key={`${step} ${choice.schedule} ${choice.startsAt}`}>
          {family.isLoading && !choice.move ? <Loading cards={1} /> : <Question {...chooser} />}
        </section>
      </div>
    </Screen>
  )
}
