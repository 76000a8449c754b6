import { useTranslation } from '../../texts.ts'
import { useFamily } from '../dependants/family.ts'
import { Loading } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { ChoiceSoFar } from './ChoiceSoFar.tsx'
import { unansweredAt } from './check/attempt.ts'
import { Check } from './check/Check.tsx'
import { Pays } from './check/Pays.tsx'
import { Unanswered } from './check/Unanswered.tsx'
import { Who } from './check/Who.tsx'
import { WhoLine } from './check/WhoLine.tsx'
import { ChooseDay } from './choose/ChooseDay.tsx'
import { ChooseDoctor } from './choose/ChooseDoctor.tsx'
import { ChoosePlace } from './choose/ChoosePlace.tsx'
import { useChoice, whoOf } from './choose/choice.ts'
import { SpecialtyDays } from './choose/SpecialtyDays.tsx'
import { SpecialtyPlaces } from './choose/SpecialtyPlaces.tsx'
import { Done } from './Done.tsx'

const screens = {
  who: Who,
  doctor: ChooseDoctor,
  day: ChooseDay,
  place: ChoosePlace,
  pays: Pays,
  check: Check,
  done: Done,
}

/** The steps if the patient accepts any doctor of a specialty. */
const ofSpecialty = { day: SpecialtyDays, place: SpecialtyPlaces }

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
      {step !== 'who' && !choice.move && <WhoLine {...chooser} />}
      <div className="booking" data-step={step}>
        <ChoiceSoFar {...chooser} />
        <section className="booking-question" key={`${step} ${choice.schedule} ${choice.startsAt}`}>
          {family.isLoading && !choice.move ? <Loading cards={1} /> : <Question {...chooser} />}
        </section>
      </div>
    </Screen>
  )
}
