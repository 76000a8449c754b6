import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Contact, type Detail, Details } from '../../kit/Details.tsx'
import { PersonPage } from '../../kit/ItemPage.tsx'
import { CoverLine } from '../../patient/dependants/CoverLine.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { Age } from './Age.tsx'
import { AppointmentActions } from './AppointmentActions.tsx'
import { AppointmentBadge } from './AppointmentBadge.tsx'
import { appointmentOptions } from './calls.ts'
import { EarlierRow, useEarlierRow } from './EarlierRow.tsx'
import { GuarantorPanel } from './GuarantorPanel.tsx'
import { useAgeAt } from './PatientNote.tsx'
import { packageRows, TargetGroup } from './package-rows.tsx'
import { AppointmentPanel, type PanelName } from './panels/AppointmentPanel.tsx'
import { useFrontDeskActions } from './use-front-desk-actions.ts'
import { useFrontDeskChanges } from './use-front-desk-changes.ts'
import { useGuarantorText } from './use-guarantor-text.ts'

/** One appointment, with the answer to it. */
export function AppointmentScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const steps = useFrontDeskActions()
  useFrontDeskChanges()
  const [panel, setPanel] = useState<PanelName | 'pays' | null>(null)
  const close = () => setPanel(null)
  return (
    <PersonPage
      query={useQuery(appointmentOptions(id))}
      title={t('admin:desk.title')}
      back={{ to: adminPaths.appointments, label: t('admin:desk.back') }}
      gone={{ title: t('admin:desk.gone'), text: t('admin:desk.goneText') }}
      page={appointment => ({
        title: patientName(t, appointment.patient),
        state: (
          <>
            <AppointmentBadge of={appointment} />
            <Age since={appointment.createdAt} />
          </>
        ),
        actions: (
          <AppointmentActions
            appointment={appointment}
            steps={steps}
            act={work => work()}
            onPanel={setPanel}
          />
        ),
        children: (
          <>
            <AppointmentDetails appointment={appointment} onPays={() => setPanel('pays')} />
            {panel === 'pays' && <GuarantorPanel appointment={appointment} onClose={close} />}
            {panel && panel !== 'pays' && (
              <AppointmentPanel
                name={panel}
                appointment={appointment}
                steps={steps}
                act={work => work()}
                onClose={close}
              />
            )}
          </>
        ),
      })}
    />
  )
}

/** The guarantor can be changed until the appointment is over. */
const payable: AppointmentStatus[] = ['requested', 'accepted', 'checked_in']

interface DetailsProps {
  appointment: DeskAppointment
  onPays(): void
}

function AppointmentDetails({ appointment: one, onPays }: DetailsProps) {
  const { t, language } = useTranslation()
  const age = useAgeAt()(one)
  const pays = useGuarantorText()
  const hasEarlierRow = useEarlierRow(one)
  const at = (instant: string) => formatMoment(instant, one.timezone, language)
  const date = todayIn(one.timezone, Temporal.Instant.from(one.startsAt))
  const rows: (Detail | false)[] = [
    [
      t('admin:desk.when'),
      <Link key="when" className="link font-[650]" to={adminPaths.day({ location: one.location, date })}>
        {at(one.startsAt)}
      </Link>,
    ],
    one.queueNumber !== null && ['', t('admin:desk.queue', { number: one.queueNumber })],
    [
      t('admin:patients.one'),
      <Link key="patient" className="link" to={adminPaths.patient(one.patient.id)}>
        <bdi>{patientName(t, one.patient)}</bdi>
      </Link>,
    ],
    age !== null && [t('dependants:desk.age'), age],
    one.patient.carer !== null && [t('dependants:desk.carerLabel'), one.patient.carer],
    [
      t(one.package ? 'desk:package.label' : 'admin:desk.doctor'),
      <div key="doctor" className="grid gap-1">
        <Link className="link" to={adminPaths.week({ doctor: one.doctor, date })}>
          {appointmentTitle(one, language)}
        </Link>
        {one.package && <TargetGroup timetable={one.doctor} />}
      </div>,
    ],
    [t('admin:desk.location'), one.locationName],
    ...packageRows(one.package, t, language),
    [t('admin:desk.reason'), one.reason ?? t('admin:desk.noReason')],
    [
      t('dependants:desk.pays'),
      <div key="pays" className="grid gap-2">
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          {one.guarantor ? pays(one.guarantor) : t('dependants:desk.paysOf.later')}
          {payable.includes(one.status) && (
            <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={onPays}>
              {t('dependants:desk.paysChange')}
            </Button>
          )}
        </span>
        {one.guarantor && payable.includes(one.status) && (
          <CoverLine visit={one} guarantor={one.guarantor} desk />
        )}
      </div>,
    ],
    hasEarlierRow && [t('desk:earlier.label'), <EarlierRow key="earlier" appointment={one} />],
    [t('admin:desk.contact'), <Contact key="contact" email={one.patient.email} phone={one.patient.phone} />],
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
    one.status === 'requested' &&
      one.expiresAt !== null && ['', t('admin:desk.expires', { moment: at(one.expiresAt) })],
    one.statusReason !== null && [t('admin:desk.statusReason'), one.statusReason],
  ]
  return <Details rows={rows} />
}
