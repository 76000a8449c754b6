import { useEffect, useRef, useState } from 'react'
import type { WriteAnswer } from '#api/client.ts'
import { assignableFields } from '#entities/assignable.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import { Later } from '../../../kit/Later.tsx'
import { Refusals, SelectionBar } from '../../../kit/list/SelectionBar.tsx'
import type { Selection } from '../../../kit/list/use-selection.ts'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { kindLabel } from '../../labels.ts'
import {
  type Assignment,
  type BulkAction,
  bulkAction,
  bulkAssign,
  type ListItem,
  type Outcome,
} from '../calls.ts'
import { watchPublication } from '../edit/publishing.ts'

interface BarProps {
  kind: ContentKind
  items: ListItem[]
  selection: Selection<ListItem>
}
const assignPanel = () => import('./AssignPanel.tsx').then(module => module.AssignPanel)
const actions: BulkAction[] = ['publish', 'archive', 'delete']

/** Bulk actions. Refused items stay selected and show the reason. */
export function BulkBar({ kind, items, selection }: BarProps) {
  const { t } = useTranslation()
  const [assigning, setAssigning] = useState(false)
  const wasAssigning = useRef(false)
  const all = useRef<HTMLInputElement>(null)
  const chosen = selection.chosenOf(items)
  const meant = chosen.map(({ key, version }) => ({ key, version }))
  // The button that opened the panel disappears with the selection: restore the lost focus.
  useEffect(() => {
    if (!assigning && document.activeElement === document.body && wasAssigning.current) all.current?.focus()
    wasAssigning.current = assigning
  }, [assigning])

  function show({ result, meta }: WriteAnswer<Outcome[]>) {
    selection.show(
      chosen,
      result.map(({ key, ...one }) => ({ id: key, ...one })),
    )
    if (typeof meta.change === 'number') void watchPublication(meta.change, kindLabel(t, kind, 'many'))
  }
  async function assign(assignment: Assignment) {
    show(await bulkAssign(kind, assignment, meant))
    setAssigning(false)
  }
  const change = useAction(async (action: BulkAction) => show(await bulkAction(kind, action, meant)), {
    confirm: async action => (await import('../booked.ts')).bulkQuestion(t, kind, action, meant),
  })

  return (
    <>
      <SelectionBar selection={selection} rows={items} all={all}>
        {actions.map(action => (
          <Button key={action} size="small" variant="quiet" action={change.with(action)}>
            {t(`admin:bulk.${action}`)}
          </Button>
        ))}
        {assignableFields(outlineOf(kind)).length > 0 && (
          <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setAssigning(true)}>
            {t('admin:assign.open')}
          </Button>
        )}
      </SelectionBar>
      {assigning && chosen.length > 0 && (
        <Later
          load={assignPanel}
          kind={kind}
          count={chosen.length}
          onAssign={assign}
          onClose={() => setAssigning(false)}
        />
      )}
      <Refusals refused={selection.refused} />
    </>
  )
}
