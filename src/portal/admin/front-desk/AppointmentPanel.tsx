import { useState } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { MovePanel } from './MovePanel.tsx'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { DeskActions } from './use-desk-actions.ts'

export type PanelName = 'decline' | 'cancel' | 'move'

export interface PanelProps {
  appointment: DeskAppointment
  steps: DeskActions
  /** Runs the action; false if it failed and the panel stays open. */
  act(work: () => Promise<boolean>): Promise<boolean>
  onClose(): void
}

/** The panel of an action that needs an answer. From a refusal it is one press to another time. */
export function AppointmentPanel({ name, ...panel }: PanelProps & { name: PanelName }) {
  const [moves, setMoves] = useState(false)
  return moves || name === 'move' ? (
    <MovePanel {...panel} />
  ) : (
    <RefusalPanel how={name} onMove={() => setMoves(true)} {...panel} />
  )
}
