import { useState } from 'react'
import type { ActionPanelProps } from '../use-front-desk-actions.ts'
import { MovePanel } from './MovePanel.tsx'
import { RefusalPanel } from './RefusalPanel.tsx'

export type PanelName = 'decline' | 'cancel' | 'move'

/** The panel of an action that needs an answer. The panel of a refusal has a button that opens that of a move. */
export function AppointmentPanel({ name, ...panel }: ActionPanelProps & { name: PanelName }) {
  const [moves, setMoves] = useState(false)
  return moves || name === 'move' ? (
    <MovePanel {...panel} />
  ) : (
    <RefusalPanel how={name} onMove={() => setMoves(true)} {...panel} />
  )
}
