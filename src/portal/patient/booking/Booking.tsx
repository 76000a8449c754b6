import { useTranslation } from 'react-i18next'
import { Screen } from '../Screen.tsx'
import { Check } from './Check.tsx'
import { ChoiceSoFar } from './ChoiceSoFar.tsx'
import { ChooseDay } from './ChooseDay.tsx'
import { ChooseDoctor } from './ChooseDoctor.tsx'
import { ChoosePlace } from './ChoosePlace.tsx'
import { useChoice } from './choice.ts'
import { Done } from './Done.tsx'
import { Reason } from './Reason.tsx'
import { SpecialtyDays } from './SpecialtyDays.tsx'
import { SpecialtyPlaces } from './SpecialtyPlaces.tsx'
import { Unanswered } from './Unanswered.tsx'

const screens = {
  doctor: ChooseDoctor,
  day: ChooseDay,
  place: ChoosePlace,
  reason: Reason,
  check: Check,
  done: Done,
}

/** Where any doctor of a specialty will do. */
const ofSpecialty = { day: SpecialtyDays, place: SpecialtyPlaces }

/** One question a screen, the choice so far always in sight. */
export function Booking() {
  const { t } = useTranslation()
  const chooser = useChoice()
  const { step, choice } = chooser
  const Question = choice.doctor ? screens[step] : (ofSpecialty[step as 'day'] ?? screens[step])
  if (step === 'done') return <Done {...chooser} />
  return (
    <Screen title={t(choice.move ? 'patient:booking.moveTitle' : 'patient:booking.title')}>
      {step !== 'check' && <Unanswered {...chooser} />}
      <div className="booking" data-step={step}>
        <ChoiceSoFar {...chooser} />
        <section className="booking-question" key={`${step} ${choice.schedule} ${choice.startsAt}`}>
          <Question {...chooser} />
        </section>
      </div>
    </Screen>
  )
}
