import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import type { SetupStep } from '#entities/office/setup-steps.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { ColleaguesStep } from './ColleaguesStep.tsx'
import { DoctorsStep } from './DoctorsStep.tsx'
import { HospitalStep } from './HospitalStep.tsx'
import { LocationStep } from './LocationStep.tsx'
import { MailStep } from './MailStep.tsx'
import { PublishStep } from './PublishStep.tsx'
import { SpecialtiesStep } from './SpecialtiesStep.tsx'
import { TimetableStep } from './TimetableStep.tsx'

const screens: Record<SetupStep, ComponentType> = {
  hospital: HospitalStep,
  location: LocationStep,
  specialties: SpecialtiesStep,
  doctors: DoctorsStep,
  timetable: TimetableStep,
  mail: MailStep,
  colleagues: ColleaguesStep,
  publish: PublishStep,
}

/** The step in the address. */
export function StepScreen() {
  const { step = '' } = useParams()
  const Screen = Object.hasOwn(screens, step) ? screens[step as SetupStep] : null
  return Screen ? <Screen key={step} /> : <NotFound />
}
