import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { ageOn } from '#entities/people/age.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { useTranslation } from '../../texts.ts'

type About = Pick<DeskAppointment, 'patient' | 'startsAt' | 'timezone'>

/** The patient's age on the day of the appointment; null without a date of birth. */
export function useAgeAt(): (about: About) => string | null {
  const { t } = useTranslation()
  return ({ patient, startsAt, timezone }) => {
    if (!patient.birthDate) return null
    const { unit, count } = ageOn(patient.birthDate, todayIn(timezone, Temporal.Instant.from(startsAt)))
    return t(`dependants:age.${unit}`, { count })
  }
}

/** `6 years, booked by Siti Rahma`: distinguishes a child from the mother whose telephone number is shown. */
export function PatientNote({ of }: { of: About }) {
  const { t } = useTranslation()
  const age = useAgeAt()(of)
  const { carer } = of.patient
  const parts = [age, carer && t('dependants:desk.carer', { name: carer })].filter(Boolean)
  return parts.length > 0 ? <p className="field-hint">{parts.join(', ')}</p> : null
}
