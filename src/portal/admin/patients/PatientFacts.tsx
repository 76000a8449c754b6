import { erasedName } from '#entities/people/erased-name.ts'
import { telephone } from '#entities/people/telephone.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { languageNames } from '#i18n/languages.ts'
import { type Detail, Details } from '../../kit/Details.tsx'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import type { PatientForDesk } from './calls.ts'
import { IdentityNumber } from './IdentityNumber.tsx'

/** The stored data of a patient. */
export function PatientFacts({ person }: { person: PatientForDesk }) {
  const { t, language } = useTranslation()
  const consent = person.promotionalOffers
    ? t('admin:patients.offersYes', {
        moment: person.promotionalOffersAt ? savedMoment(person.promotionalOffersAt, language) : '',
      })
    : t('admin:patients.offersNo')
  const facts: Detail[] = [
    [
      'phone',
      person.phone && (
        <a className="link tabular" href={telephone(person.phone)}>
          {person.phone}
        </a>
      ),
    ],
    [
      'email',
      person.email && (
        <a className="link" href={`mailto:${person.email}`}>
          {person.email}
        </a>
      ),
    ],
    ['birthDate', person.birthDate && longDate(person.birthDate, language)],
    ['sex', person.sex && t(`dependants:sex.${person.sex}`)],
    ['recordNumber', person.recordNumber],
    ...(person.nik && person.name !== erasedName
      ? [['nik', <IdentityNumber key={person.id} person={person} end={person.nik.end} />] as const]
      : []),
    ['address', person.address],
    ['language', person.language && languageNames[person.language]],
    [
      'offers',
      person.email && (
        <>
          {consent}
          {person.promotionalOffersText && <q className="block">{person.promotionalOffersText}</q>}
        </>
      ),
    ],
    ['since', savedMoment(person.createdAt, language)],
    ['notes', person.notes && <span className="whitespace-pre-line">{person.notes}</span>],
  ]
  return <Details tiles rows={facts.map(([name, value]) => [t(`admin:patients.${name}`), value || '–'])} />
}
