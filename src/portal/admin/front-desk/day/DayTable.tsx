import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { telephone } from '#entities/people/telephone.ts'
import { expectedStart } from '#entities/schedule/lateness.ts'
import { formatTime } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../../texts.ts'
import { adminPaths } from '../../paths.ts'
import { patientName } from '../../patient-name.ts'
import { AppointmentActions } from '../AppointmentActions.tsx'
import { AppointmentBadge } from '../AppointmentBadge.tsx'
import { AppointmentPanel, type PanelName } from '../AppointmentPanel.tsx'
import { PatientNote } from '../PatientNote.tsx'
import type { DeskActions } from '../use-desk-actions.ts'
import { useNextFocus } from '../use-next-focus.ts'

interface TableProps {
  label: string
  coming: DeskAppointment[]
  timezone: string
  steps: DeskActions
}
type OpenPanel = { name: PanelName; appointment: DeskAppointment; index: number }

export function DayTable({ label, coming, timezone, steps }: TableProps) {
  const { t, language } = useTranslation()
  const [panel, setPanel] = useState<OpenPanel | null>(null)
  // The buttons of a row change with its status: keep the focus in the row.
  const { list, act } = useNextFocus<HTMLTableSectionElement>()
  return (
    <>
      <table className="day-table" aria-label={label}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('admin:desk.when')}</th>
            <th scope="col">{t('admin:patients.one')}</th>
            <th scope="col">{t('admin:desk.filterStatus')}</th>
            <th scope="col">{t('desk:day.actions')}</th>
          </tr>
        </thead>
        <tbody ref={list}>
          {coming.map((one, index) => (
            <tr key={one.id} data-status={one.status}>
              <td className="min-w-14 font-[650]">
                {one.queueNumber ?? formatTime(one.startsAt, timezone, language)}
              </td>
              <th scope="row">
                <Link className="desk-patient" to={adminPaths.appointment(one.id)}>
                  <bdi>{patientName(t, one.patient)}</bdi>
                </Link>
                <PatientNote of={one} />
                {one.queueNumber === null && one.lateMinutes > 0 && (
                  <Badge tone="warning">
                    {t('desk:day.expected', {
                      time: formatTime(expectedStart(one.startsAt, one.lateMinutes), timezone, language),
                    })}
                  </Badge>
                )}
                <p className="field-hint">
                  {one.patient.phone && (
                    <a className="link" href={telephone(one.patient.phone)}>
                      {one.patient.phone}
                    </a>
                  )}{' '}
                  <span className="font-mono">{one.code}</span>
                  {one.source !== 'online' && `, ${t(`desk:day.source.${one.source}`)}`}
                </p>
                {one.reason && <p className="desk-reason">{one.reason}</p>}
              </th>
              <td>
                <AppointmentBadge of={one} />
              </td>
              <td className="day-tools">
                <AppointmentActions
                  appointment={one}
                  steps={steps}
                  act={work => act(index, work)}
                  onPanel={name => setPanel({ name, appointment: one, index })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {panel && (
        <AppointmentPanel
          {...panel}
          steps={steps}
          act={work => act(panel.index, work)}
          onClose={() => setPanel(null)}
        />
      )}
    </>
  )
}
