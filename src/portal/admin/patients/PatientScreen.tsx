import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { download } from '#api/download.ts'
import { ApiError } from '#api/errors.ts'
import { jsonFile, saveFile } from '#api/save-file.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { telephone } from '#entities/people/telephone.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { languageNames } from '#i18n/languages.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { type Detail, Details } from '../../kit/Details.tsx'
import { PersonPage } from '../../kit/ItemPage.tsx'
import { Table } from '../../kit/Table.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { $user } from '../../session.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { useTranslation } from '../../texts.ts'
import { AppointmentBadge } from '../front-desk/AppointmentBadge.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { dataExportOf, disablePatient, erasePatient, type PatientForDesk, patientOptions } from './calls.ts'
import { TrailPanel } from './TrailPanel.tsx'

/** One patient: contact data, appointments, and the actions for data subject requests. */
export function PatientScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const found = useQuery(patientOptions(id))
  if (found.error instanceof ApiError && found.error.status === 404) return <NotFound />
  return (
    <PersonPage
      query={found}
      title={t('admin:patients.one')}
      back={{ to: adminPaths.patientList, label: t('admin:patients.title') }}
      page={person => ({
        title: patientName(t, person),
        state: person.disabled && <Badge tone="error">{t('admin:patients.disabled')}</Badge>,
        actions: <Actions person={person} />,
        children: (
          <>
            {person.name === erasedName && <p>{t('admin:patients.erasedText')}</p>}
            <Facts person={person} />
            <Family person={person} />
            <h2>{t('admin:patients.visits')}</h2>
            <Visits person={person} />
          </>
        ),
      })}
    />
  )
}

function Facts({ person }: { person: PatientForDesk }) {
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
  ]
  return <Details tiles rows={facts.map(([name, value]) => [t(`admin:patients.${name}`), value || '–'])} />
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

function Visits({ person }: { person: PatientForDesk }) {
  const { t, language } = useTranslation()
  if (person.visits.length === 0) return <p className="field-hint">{t('admin:patients.noVisits')}</p>
  return (
    <Table
      rows={person.visits}
      keyOf={visit => visit.id}
      columns={[
        {
          cell: visit => (
            <Link className="stretched" to={adminPaths.appointment(visit.id)}>
              {formatMoment(visit.startsAt, visit.timezone, language)}
            </Link>
          ),
        },
        { cell: visit => `${visit.doctorName}, ${visit.locationName}` },
        { fit: true, cell: visit => <AppointmentBadge of={visit} /> },
      ]}
    />
  )
}

function Actions({ person }: { person: PatientForDesk }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayAll = useStore($user)?.scopes?.includes('super') === true
  const [trail, setTrail] = useState(false)
  const { id, name, disabled } = person
  const ask = (key: 'disable' | 'erase') => ({
    title: t(`admin:patients.${key}Title`, { name }),
    text: t(`admin:patients.${key}Text`),
    yes: t(`admin:patients.${key}`),
    severe: true,
  })
  const disable = useAction(() => disablePatient(id, !disabled), {
    confirm: () => (disabled ? null : ask('disable')),
    done: serverMessage,
  })
  const document = useAction(() =>
    download(`patient-${id}.html`, '/api/admins/patients/{id}/document', { params: { id } }),
  )
  const rows = useAction(async () => saveFile(`patient-${id}.json`, jsonFile(await dataExportOf(id))))
  const erase = useAction(() => erasePatient(id), {
    confirm: ask('erase'),
    done: serverMessage,
    onDone: () => navigate(adminPaths.patientList, { replace: true }),
  })
  return (
    <>
      {person.email && !person.carer && (
        <Button variant="quiet" size="small" action={disable}>
          {t(disabled ? 'admin:patients.enable' : 'admin:patients.disable')}
        </Button>
      )}
      {mayAll && (
        <>
          <Button variant="quiet" size="small" onClick={() => setTrail(true)}>
            {t('admin:patients.trail')}
          </Button>
          <Button variant="quiet" size="small" action={document}>
            {t('admin:patients.document')}
          </Button>
          <Button variant="quiet" size="small" action={rows}>
            {t('admin:patients.everything')}
          </Button>
          {name !== erasedName && (
            <Button variant="quiet" size="small" action={erase}>
              {t('admin:patients.erase')}
            </Button>
          )}
        </>
      )}
      {trail && <TrailPanel id={id} onClose={() => setTrail(false)} />}
    </>
  )
}
