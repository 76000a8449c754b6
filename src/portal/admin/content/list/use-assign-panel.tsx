import { useRef, useState } from 'react'
import type { WriteAnswer } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { focusTitle, useFocusAfter } from '../../../kit/focus-title.ts'
import { Later } from '../../../kit/Later.tsx'
import type { Selection } from '../../../kit/list/use-selection.ts'
import { useTranslation } from '../../../texts.ts'
import { kindLabel } from '../../labels.ts'
import { bulkAssign, type ListItem, type Outcome } from '../calls.ts'
import { watchPublication } from '../edit/publishing.ts'

const assignPanel = () => import('./AssignPanel.tsx').then(module => module.AssignPanel)

/** Shows what a bulk action has done with these items. Refused items stay selected and show the reason. */
export type BulkOutcome = (items: ListItem[], answer: WriteAnswer<Outcome[]>) => void

/**
 * The panel that assigns references to the items that were selected when it was opened. The screen renders it, not the
 * list: a change by a colleague may leave the list empty, and the panel would disappear with what was chosen in it.
 */
export function useAssignPanel(kind: ContentKind, selection: Selection<ListItem>) {
  const { t } = useTranslation()
  const [items, setItems] = useState<ListItem[] | null>(null)
  /** The 'select all' box; null in an empty list. */
  const all = useRef<HTMLInputElement>(null)
  // The button that opened the panel disappears with the selection.
  useFocusAfter(items !== null, () => (all.current ? all.current.focus() : focusTitle()))

  const show: BulkOutcome = (chosen, { result, meta }) => {
    selection.show(
      chosen,
      result.map(({ key, ...one }) => ({ id: key, ...one })),
    )
    if (typeof meta.change === 'number') void watchPublication(meta.change, kindLabel(t, kind, 'many'))
  }
  return {
    all,
    show,
    open: setItems,
    panel: items && (
      <Later
        load={assignPanel}
        kind={kind}
        count={items.length}
        onAssign={async assignment => {
          show(items, await bulkAssign(kind, assignment, items))
          setItems(null)
        }}
        onClose={() => setItems(null)}
      />
    ),
  }
}
