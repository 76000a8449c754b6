import { useState } from 'react'
import type { DeskPanel } from '../use-desk-actions.ts'
import { MovePanel } from './MovePanel.tsx'
import { RefusalPanel } from './RefusalPanel.tsx'

export type PanelName = 'decline' | 'cancel' | 'move'

/** The panel of an action that needs an answer. From a refusal it is one press to another time. */
export function AppointmentPanel({ name, ...panel }: DeskPanel & { name: PanelName }) {
  const [moves, setMoves] = useState(false)
  return moves || name === 'move' ? (
    <MovePanel {...panel} />
  ) : (
    <RefusalPanel how={name} onMove={() => setMoves(true)} {...panel} />
  )
}
