import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError } from '#api/errors.ts'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import { telephone } from '#entities/people/telephone.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { useTranslation } from '../../texts.ts'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { useLanguage } from '../use-language.ts'
import { Age } from './Age.tsx'
import { AppointmentBadge } from './AppointmentBadge.tsx'
import { appointmentOptions } from './calls.ts'
import { DeclinePanel } from './DeclinePanel.tsx'
import { useAgeAt } from './PatientNote.tsx'
import { PaysPanel } from './PaysPanel.tsx'
import { usePays } from './use-pays.ts'
import { useSteps } from './use-steps.ts'

/** One appointment, with the answer to it. */
export function AppointmentScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, isError, error, refetch } = useQuery(appointmentOptions(id))
  const steps = useSteps()
  const [declining, setDeclining] = useState(false)
  const [paying, setPaying] = useState(false)
  const back = { to: adminPaths.appointments, label: t('admin:desk.back') }
  if (!data) {
    const gone = error instanceof ApiError && error.status === 404
    return (
      <Page title={t('admin:desk.title')} back={back}>
        {gone ? (
          <Empty picture="search" title={t('admin:desk.gone')} text={t('admin:desk.noneText')} />
        ) : isError ? (
          <LoadFailed error={error} retry={() => refetch()} />
        ) : (
          <Loading />
        )}
      </Page>
    )
  }
  const actions = data.status === 'requested' && (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={steps.busy !== null || undefined}
        onClick={() => !steps.busy && setDeclining(true)}
      >
        {t('admin:desk.decline')}
      </button>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={steps.busy !== null || undefined}
        onClick={() => steps.accept(id)}
      >
        {t('admin:desk.accept')}
      </button>
    </>
  )
  return (
    <Page
      title={patientName(t, data.patient)}
      tab={t('admin:desk.title')}
      back={back}
      state={
        <p className="item-state">
          <AppointmentBadge of={data} />
          <Age since={data.createdAt} />
        </p>
      }
      actions={actions}
    >
      <Details appointment={data} onPays={payable.includes(data.status) ? () => setPaying(true) : null} />
      {paying && <PaysPanel appointment={data} onClose={() => setPaying(false)} />}
      {declining && (
        <DeclinePanel
          appointment={data}
          busy={steps.busy !== null}
          failure={steps.failure}
          onClose={() => setDeclining(false)}
          onDecline={async reason => {
            if (await steps.decline(id, reason)) setDeclining(false)
          }}
          onMove={async to => {
            if (await steps.moveAndAccept(id, to)) setDeclining(false)
          }}
        />
      )}
    </Page>
  )
}

/** The guarantor can be changed until the appointment is over. */
const payable: AppointmentStatus[] = ['requested', 'accepted', 'checked_in']

interface DetailsProps {
  appointment: DeskAppointment
  /** Null if it can no longer be changed. */
  onPays: (() => void) | null
}

function Details({ appointment: one, onPays }: DetailsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const age = useAgeAt()(one)
  const pays = usePays()
  const at = (instant: string) => formatMoment(instant, one.timezone, language)
  const rows: [string, ReactNode][] = [
    [t('admin:desk.when'), <strong key="when">{at(one.startsAt)}</strong>],
    ...(one.queueNumber === null
      ? []
      : [['', t('admin:desk.queue', { number: one.queueNumber })] as [string, ReactNode]]),
    ...(age ? [[t('dependants:desk.age'), age] as [string, ReactNode]] : []),
    ...(one.patient.carer
      ? [[t('dependants:desk.carerLabel'), one.patient.carer] as [string, ReactNode]]
      : []),
    [t('admin:desk.doctor'), one.doctorName],
    [t('admin:desk.location'), one.locationName],
    [t('admin:desk.reason'), one.reason ?? t('admin:desk.noReason')],
    [
      t('dependants:desk.pays'),
      <span key="pays" className="contact">
        {one.guarantor ? pays(one.guarantor) : t('dependants:desk.paysOf.later')}
        {onPays && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-haspopup="dialog"
            onClick={onPays}
          >
            {t('dependants:desk.paysChange')}
          </button>
        )}
      </span>,
    ],
    [
      t('admin:desk.contact'),
      <span key="contact" className="contact">
        {one.patient.email && (
          <a className="link" href={`mailto:${one.patient.email}`}>
            {one.patient.email}
          </a>
        )}
        {one.patient.phone && (
          <a className="link" href={telephone(one.patient.phone)}>
            {one.patient.phone}
          </a>
        )}
      </span>,
    ],
    [
      t('admin:desk.code'),
      <span key="code" className="font-mono">
        {one.code}
        <CopyButton
          text={one.code}
          label={t('admin:desk.copyCode')}
          copiedLabel={t('admin:desk.codeCopied')}
        />
      </span>,
    ],
    [t('admin:desk.asked'), savedMoment(one.createdAt, language)],
    ...(one.status === 'requested' && one.expiresAt
      ? [['', t('admin:desk.expires', { moment: at(one.expiresAt) })] as [string, ReactNode]]
      : []),
    ...(one.statusReason ? [[t('admin:desk.statusReason'), one.statusReason] as [string, ReactNode]] : []),
  ]
  return (
    <dl className="sheet details">
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one appointment do not move
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
