import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { download } from '#api/download.ts'
import { ApiError, errorLines } from '#api/errors.ts'
import { jsonFile, saveFile } from '#api/save-file.ts'
import { addAdminToast } from '#api/toasts.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { telephone } from '#entities/people/telephone.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { languageNames } from '#i18n/languages.ts'
import { confirm } from '../../confirm.ts'
import { $user } from '../../session.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { useTranslation } from '../../texts.ts'
import { AppointmentBadge } from '../front-desk/AppointmentBadge.tsx'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { useLanguage } from '../use-language.ts'
import { disablePatient, erasePatient, everythingOf, onePatient, type PatientForDesk } from './calls.ts'
import { TrailPanel } from './TrailPanel.tsx'

/** One patient: contact data, appointments, and the actions for data subject requests. */
export function PatientScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const found = useQuery(onePatient(id))
  if (found.error instanceof ApiError && found.error.status === 404) return <NotFound />
  const back = { to: adminPaths.patientList, label: t('admin:patients.title') }
  if (!found.data)
    return (
      <Page title={t('admin:patients.one')} back={back}>
        {found.isError ? (
          <LoadFailed error={found.error} retry={() => found.refetch()} />
        ) : (
          <Loading rows={6} />
        )}
      </Page>
    )
  const person = found.data
  const erased = person.name === erasedName
  return (
    <Page
      title={patientName(t, person)}
      tab={t('admin:patients.one')}
      back={back}
      state={person.disabled && <span className="badge badge-error">{t('admin:patients.disabled')}</span>}
      actions={<Actions person={person} />}
    >
      {erased && <p>{t('admin:patients.erasedText')}</p>}
      <Facts person={person} />
      <Family person={person} />
      <h2>{t('admin:patients.visits')}</h2>
      <Visits person={person} />
    </Page>
  )
}

function Facts({ person }: { person: PatientForDesk }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const consent = person.promotionalOffers
    ? t('admin:patients.offersYes', {
        moment: person.promotionalOffersAt ? savedMoment(person.promotionalOffersAt, language) : '',
      })
    : t('admin:patients.offersNo')
  const facts: [string, React.ReactNode][] = [
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
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`admin:patients.${name}`)}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
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

function Visits({ person }: { person: PatientForDesk }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (person.visits.length === 0) return <p className="field-hint">{t('admin:patients.noVisits')}</p>
  return (
    <div className="table-box">
      <table className="table items">
        <tbody>
          {person.visits.map(visit => (
            <tr key={visit.id}>
              <th scope="row">
                <Link className="stretched" to={adminPaths.appointment(visit.id)}>
                  {formatMoment(visit.startsAt, visit.timezone, language)}
                </Link>
              </th>
              <td>
                {visit.doctorName}, {visit.locationName}
              </td>
              <td className="fit">
                <AppointmentBadge of={visit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Actions({ person }: { person: PatientForDesk }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayAll = useStore($user)?.scopes?.includes('super') === true
  const [trail, setTrail] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, name, disabled } = person

  async function run(act: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await act()
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(false)
    }
  }
  const ask = (key: 'disable' | 'erase') =>
    confirm({
      title: t(`admin:patients.${key}Title`, { name }),
      text: t(`admin:patients.${key}Text`),
      yes: t(`admin:patients.${key}`),
      no: t('admin:cancel'),
      severe: true,
    })
  const disable = () =>
    run(async () => {
      if (!disabled && !(await ask('disable'))) return
      const { meta } = await disablePatient(id, !disabled)
      addAdminToast({ severity: 'success', summary: meta.message ?? '' })
    })
  const document = () =>
    run(() => download(`admins/patients/${encodeURIComponent(id)}/document`, `patient-${id}.html`))
  const rows = () =>
    run(async () => {
      saveFile(`patient-${id}.json`, jsonFile(await everythingOf(id)))
    })
  const erase = () =>
    run(async () => {
      if (!(await ask('erase'))) return
      const { meta } = await erasePatient(id)
      addAdminToast({ severity: 'success', summary: meta.message ?? '' })
      navigate(adminPaths.patientList, { replace: true })
    })
  const quiet = 'button button-quiet button-small'
  return (
    <>
      {person.email && !person.carer && (
        <button type="button" className={quiet} onClick={disable}>
          {t(disabled ? 'admin:patients.enable' : 'admin:patients.disable')}
        </button>
      )}
      {mayAll && (
        <>
          <button type="button" className={quiet} onClick={() => setTrail(true)}>
            {t('admin:patients.trail')}
          </button>
          <button type="button" className={quiet} onClick={document}>
            {t('admin:patients.document')}
          </button>
          <button type="button" className={quiet} onClick={rows}>
            {t('admin:patients.everything')}
          </button>
          {name !== erasedName && (
            <button type="button" className={quiet} onClick={erase}>
              {t('admin:patients.erase')}
            </button>
          )}
        </>
      )}
      {trail && <TrailPanel id={id} onClose={() => setTrail(false)} />}
    </>
  )
}
