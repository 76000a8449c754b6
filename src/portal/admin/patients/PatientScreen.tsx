import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { ApiError } from '#api/errors.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { Badge } from '#ui/Badge.tsx'
import { PersonPage } from '../../kit/ItemPage.tsx'
import { Link } from '../../routing/Link.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { type PatientForDesk, patientOptions } from './calls.ts'
import { DoublesNotice, MergesNotice } from './MergeNotices.tsx'
import { PatientActions } from './PatientActions.tsx'
import { PatientAppointments } from './PatientAppointments.tsx'
import { PatientFacts } from './PatientFacts.tsx'

/** One patient: contact data, appointments, records of the same person, and the actions for data subject requests. */
export function PatientScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const found = useQuery(patientOptions(id))
  if (found.error instanceof ApiError && found.error.status === 404) return <NotFound />
  // A link from before the merge.
  if (found.data?.mergedInto) return <Navigate to={adminPaths.patient(found.data.mergedInto)} replace />
  return (
    <PersonPage
      query={found}
      title={t('admin:patients.one')}
      back={{ to: adminPaths.patientList, label: t('admin:patients.title') }}
      page={person => ({
        title: patientName(t, person),
        state: person.disabled && <Badge tone="error">{t('admin:patients.disabled')}</Badge>,
        actions: <PatientActions person={person} />,
        children: (
          <>
            {person.name === erasedName && <p>{t('admin:patients.erasedText')}</p>}
            <MergesNotice person={person} />
            <DoublesNotice person={person} />
            <PatientFacts person={person} />
            <Family person={person} />
            <PatientAppointments person={person} />
          </>
        ),
      })}
    />
  )
}

/** The account holder who books for this patient, or the dependants of this patient. */
function Family({ person: { carer, dependants } }: { person: PatientForDesk }) {
  const { t } = useTranslation()
  if (carer) return <p>{t('dependants:desk.carerOf', { name: carer })}</p>
  if (dependants.length === 0) return null
  return (
    <>
      <h2>{t('dependants:desk.family')}</h2>
      <ul>
        {dependants.map(({ id, name, relationship }) => (
          <li key={id}>
            <Link className="link" to={adminPaths.patient(id)}>
              <bdi>{name}</bdi>
            </Link>{' '}
            ({t(`dependants:relationship.${relationship}`)})
          </li>
        ))}
      </ul>
    </>
  )
}
