import { useState } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { AppointmentActions } from '../AppointmentActions.tsx'
import { AppointmentPanel, type PanelName } from '../panels/AppointmentPanel.tsx'
import type { FrontDeskActions } from '../use-front-desk-actions.ts'
import { useNextFocus } from '../use-next-focus.ts'

type OpenPanel = { name: PanelName; appointment: DeskAppointment; index: number }

/** The actions of the rows of a list, with their keys if they have some, and the panel of the action that needs an answer. */
export function useRowActions<E extends HTMLElement>(steps: FrontDeskActions, hasKeys = true) {
  const [panel, setPanel] = useState<OpenPanel | null>(null)
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
        onPanel={name => setPanel({ name, appointment, index })}
      />
    ),
    panel: panel && (
      <AppointmentPanel
        {...panel}
        steps={steps}
        act={work => act(panel.index, work)}
        onClose={() => setPanel(null)}
      />
    ),
  }
}
