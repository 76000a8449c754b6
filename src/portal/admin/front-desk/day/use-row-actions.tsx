import { useState } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { focusTitle, useFocusAfter } from '../../../kit/focus-title.ts'
import { AppointmentActions } from '../AppointmentActions.tsx'
import { AppointmentPanel, type PanelName } from '../panels/AppointmentPanel.tsx'
import type { ActionPanelProps, FrontDeskActions } from '../use-front-desk-actions.ts'
import { useNextFocus } from '../use-next-focus.ts'

type OpenPanel = { name: PanelName } & Pick<ActionPanelProps, 'appointment' | 'act'>

/**
 * The panel of a row's action. The screen renders it, not the list: a change by a colleague may leave the list empty, and
 * the panel would disappear with what was typed in it.
 */
export function useRowPanel(steps: FrontDeskActions) {
  const [open, setOpen] = useState<OpenPanel | null>(null)
  useFocusAfter(open !== null, focusTitle)
  return {
    steps,
    setOpen,
    panel: open && <AppointmentPanel {...open} steps={steps} onClose={() => setOpen(null)} />,
  }
}
export type RowPanel = ReturnType<typeof useRowPanel>

/** The actions of the rows of a list, with their keys if they have some. */
export function useRowActions<E extends HTMLElement>({ steps, setOpen }: RowPanel, hasKeys = true) {
  // The buttons of a row change with its status: keep the focus in the row.
  const { list, act } = useNextFocus<E>()
  return {
    list,
    /** `index`: of the row among the children of the list. */
    actionsOf: (appointment: DeskAppointment, index: number) => (
      <AppointmentActions
        hasKeys={hasKeys}
        appointment={appointment}
        steps={steps}
        act={work => act(index, work)}
        onPanel={name => setOpen({ name, appointment, act: work => act(index, work) })}
      />
    ),
  }
}
