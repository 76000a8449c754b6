import { Fragment, type KeyboardEvent, useState } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { useTranslation } from '../../../texts.ts'
import { AppointmentActions } from '../AppointmentActions.tsx'
import { AppointmentPanel, type PanelName } from '../panels/AppointmentPanel.tsx'
import type { DeskActions } from '../use-desk-actions.ts'
import { useNextFocus } from '../use-next-focus.ts'
import { DayRow } from './DayRow.tsx'

export interface DayGroup {
  /** Empty for all appointments in order of time. */
  title: string
  note?: string
  coming: DeskAppointment[]
}
interface TableProps {
  groups: DayGroup[]
  /** Appointments at a time without a session. */
  astray: ReadonlySet<string>
  steps: DeskActions
}
type OpenPanel = { name: PanelName; appointment: DeskAppointment; index: number }

/** In the table, arrow keys lead from row to row, and a letter presses the button of the row that names it as its shortcut. */
function onKey(event: KeyboardEvent) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
  const row = (event.target as Element).closest('tr')
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const all = [...(row?.parentElement?.querySelectorAll('tr[data-status]') ?? [])]
  const found = step
    ? all[all.indexOf(row as Element) + step]?.querySelector<HTMLElement>('a')
    : /^[a-z]$/i.test(event.key) &&
      row?.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key.toUpperCase()}"]`)
  if (!found) return
  event.preventDefault()
  if (step) found.focus()
  else found.click()
}

/** The appointments of a day, as one list or in groups. */
export function DayTable({ groups, astray, steps }: TableProps) {
  const { t } = useTranslation()
  const [panel, setPanel] = useState<OpenPanel | null>(null)
  // The buttons of a row change with its status: keep the focus in the row.
  const { list, act } = useNextFocus<HTMLTableSectionElement>()
  const grouped = groups.some(one => one.title)
  let index = -1
  return (
    <>
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
        <tbody ref={list} onKeyDown={onKey}>
          {groups.map(({ title, note, coming }) => {
            if (title) index++
            return (
              <Fragment key={title}>
                {title && (
                  <tr className="day-group">
                    <th colSpan={5} scope="rowgroup">
                      <bdi>{title}</bdi> <span className="field-hint">{note}</span>
                    </th>
                  </tr>
                )}
                {coming.map(one => {
                  const at = ++index
                  return (
                    <DayRow
                      key={one.id}
                      appointment={one}
                      isAstray={astray.has(one.id)}
                      actions={
                        <AppointmentActions
                          hasKeys
                          appointment={one}
                          steps={steps}
                          act={work => act(at, work)}
                          onPanel={name => setPanel({ name, appointment: one, index: at })}
                        />
                      }
                    />
                  )
                })}
              </Fragment>
            )
          })}
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
