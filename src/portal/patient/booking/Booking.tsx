import { useTexts } from '../../texts.ts'
import { useFamily } from '../dependants/family.ts'
import { Loading } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { unansweredAt } from './attempt.ts'
import { Check } from './Check.tsx'
import { ChoiceSoFar } from './ChoiceSoFar.tsx'
import { ChooseDay } from './ChooseDay.tsx'
import { ChooseDoctor } from './ChooseDoctor.tsx'
import { ChoosePlace } from './ChoosePlace.tsx'
import { useChoice, whoOf } from './choice.ts'
import { Done } from './Done.tsx'
import { Pays } from './Pays.tsx'
import { SpecialtyDays } from './SpecialtyDays.tsx'
import { SpecialtyPlaces } from './SpecialtyPlaces.tsx'
import { Unanswered } from './Unanswered.tsx'
import { Who } from './Who.tsx'
import { WhoLine } from './WhoLine.tsx'

const screens = {
  who: Who,
  doctor: ChooseDoctor,
  day: ChooseDay,
  place: ChoosePlace,
  pays: Pays,
  check: Check,
  done: Done,
}

/** Where any doctor of a specialty will do. */
const ofSpecialty = { day: SpecialtyDays, place: SpecialtyPlaces }

/** One question a screen, the choice so far always in sight. */
export function Booking() {
  const { t } = useTexts()
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
