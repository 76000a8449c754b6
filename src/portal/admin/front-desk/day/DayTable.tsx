import { Fragment } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { useTranslation } from '../../../texts.ts'
import { DayRow } from './DayRow.tsx'
import { onRowKey } from './row-keys.ts'
import { type RowPanel, useRowActions } from './use-row-actions.tsx'

export interface DayGroup {
  key: string
  /** Empty for all appointments in order of time. */
  title: string
  note?: string
  coming: DeskAppointment[]
}
interface TableProps {
  groups: DayGroup[]
  /** Appointments at a time without a session. */
  outsideSessions: ReadonlySet<string>
  rowPanel: RowPanel
}
/** The appointments of a day, as one list or in groups. */
export function DayTable({ groups, outsideSessions, rowPanel }: TableProps) {
  const { t } = useTranslation()
  const { list, actionsOf } = useRowActions<HTMLTableSectionElement>(rowPanel)
  const grouped = groups.some(one => one.title)
  let index = -1
  return (
    <table className="day-table" aria-label={t('desk:day.coming')} data-grouped={grouped || undefined}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('admin:desk.when')}</th>
          <th scope="col">{t('admin:patients.one')}</th>
          <th scope="col">{t('admin:desk.doctor')}</th>
          <th scope="col">{t('admin:desk.filterStatus')}</th>
          <th scope="col">{t('desk:day.actions')}</th>
        </tr>
      </thead>
      <tbody ref={list} onKeyDown={onRowKey}>
        {groups.map(({ key, title, note, coming }) => {
          if (title) index++
          return (
            <Fragment key={key}>
              {title && (
                <tr className="day-group">
                  <th colSpan={5} scope="rowgroup">
                    <bdi>{title}</bdi> <span className="field-hint">{note}</span>
                  </th>
                </tr>
              )}
              {coming.map(one => (
                <DayRow
                  key={one.id}
                  appointment={one}
                  isOutsideSession={outsideSessions.has(one.id)}
                  actions={actionsOf(one, ++index)}
                />
              ))}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
