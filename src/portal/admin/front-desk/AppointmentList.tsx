import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import type { RequestConflict } from '#entities/schedule/front-desk.ts'
import { formatMoment } from '#entities/time/clock.ts'
import IconAlert from '~icons/lucide/triangle-alert'
import { SelectRow } from '../../kit/list/SelectionBar.tsx'
import type { Selection } from '../../kit/list/use-selection.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { patientName } from '../patient-name.ts'
import { Age } from './Age.tsx'
import { AppointmentBadge } from './AppointmentBadge.tsx'
import { conflictsOptions } from './calls.ts'
import { Deadline } from './Deadline.tsx'
import { type RowPanel, useRowActions } from './day/use-row-actions.tsx'
import { PatientNote } from './PatientNote.tsx'

interface ListProps {
  appointments: DeskAppointment[]
  rowPanel: RowPanel
  /** Requests can be selected, to be accepted together. */
  selection?: Selection<DeskAppointment> | undefined
}

/** Appointments for the front desk; open requests can be answered in the list. */
export function AppointmentList({ appointments, rowPanel, selection }: ListProps) {
  const { t } = useTranslation()
  const waiting = appointments.some(one => one.status === 'requested')
  const conflicts = useQuery({ ...conflictsOptions, enabled: waiting })
  const { list, actionsOf } = useRowActions<HTMLUListElement>(rowPanel, false)
  return (
    <>
      <ul className="grid gap-2" ref={list}>
        {appointments.map((one, index) => (
          <AppointmentRow
            key={one.id}
            appointment={one}
            conflicts={conflicts.data?.filter(other => other.request === one.id) ?? []}
            selection={selection}
            actions={actionsOf(one, index)}
          />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {rowPanel.steps.busy.size > 0 && t('admin:form.saving')}
      </p>
    </>
  )
}

interface RowProps extends Pick<ListProps, 'selection'> {
  appointment: DeskAppointment
  conflicts: RequestConflict[]
  actions: ReactNode
}

function AppointmentRow({ appointment: one, conflicts, selection, actions }: RowProps) {
  const { t, language } = useTranslation()
  const waits = one.status === 'requested'
  return (
    <li className="desk-row" data-waits={waits || undefined}>
      <div className="desk-who">
        <span className="flex items-center gap-2">
          {waits && selection && <SelectRow {...selection.box(one)} />}
          <Link className="desk-patient" to={adminPaths.appointment(one.id)}>
            {patientName(t, one.patient)}
          </Link>
        </span>
        <AppointmentBadge of={one} />
        <PatientNote of={one} />
        <p className="field-hint">
          {waits ? (
            <Age since={one.createdAt} />
          ) : (
            <>
              {t('admin:desk.code')} <span className="font-mono">{one.code}</span>
            </>
          )}
        </p>
      </div>
      <div className="desk-what">
        <p className="desk-when">
          {formatMoment(one.startsAt, one.timezone, language)}
          {one.queueNumber !== null && `, ${t('admin:desk.queue', { number: one.queueNumber })}`}
        </p>
        <p>
          {appointmentTitle(one, language)} <span className="desk-place">{one.locationName}</span>
        </p>
        {one.reason && <p className="desk-reason">{one.reason}</p>}
        {waits &&
          conflicts.map(({ why, other }) => (
            <p
              key={other.id}
              className="mt-1 flex gap-2 rounded-sm bg-warning-tint px-3 py-1.5 text-on-warning-tint"
            >
              <IconAlert className="mt-[0.2rem]" />
              <span>
                {t(`desk:inbox.conflict.${why}`, {
                  moment: formatMoment(other.startsAt, other.timezone, language),
                  doctor: appointmentTitle(other, language),
                  status: t(`admin:desk.status.${other.status}`),
                })}
              </span>
            </p>
          ))}
        {waits && <Deadline of={one} />}
      </div>
      {actions}
    </li>
  )
}
