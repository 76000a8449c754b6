import { longDate } from '#entities/time/calendar-date.ts'
import { useTranslation } from '../../texts.ts'
import type { PatientRow } from './calls.ts'

/** `17 August 1990 · 0812 … · booked by Siti Rahma`: which distinguishes two people of one name. */
export function usePatientFacts(): (of: PatientRow) => string {
  const { t, language } = useTranslation()
  return ({ birthDate, phone, carer, email, recordNumber }) =>
    [
      birthDate ? longDate(birthDate, language) : t('admin:patients.bornUnknown'),
      phone,
      carer ? t('dependants:desk.carer', { name: carer }) : (email ?? t('admin:patients.noAccount')),
      recordNumber,
    ]
      .filter(Boolean)
      // Isolated: among Arabic words the groups of a telephone number would change places.
      .map(fact => `\u2068${fact}\u2069`)
      .join(' · ')
}
