import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { assignableFields } from '#entities/assignable.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { confirm } from '../../../confirm.ts'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { kindLabel } from '../../labels.ts'
import { Later } from '../../layout/Later.tsx'
import { type Refusal, Refusals, SelectionBar } from '../../layout/SelectionBar.tsx'
import { useLanguage } from '../../use-language.ts'
import {
  type Assignment,
  assignMany,
  type BulkAction,
  changeMany,
  type ListItem,
  type Outcome,
} from '../calls.ts'
import { watchPublication } from '../edit/publishing.ts'
import { itemTitle } from '../item-title.ts'

interface BarProps {
  kind: ContentKind
  items: ListItem[]
  /** Keys of the selected items. */
  selected: ReadonlySet<string>
  onSelect(keys: Set<string>): void
}
const assignPanel = () => import('./AssignPanel.tsx').then(module => module.AssignPanel)
const actions: BulkAction[] = ['publish', 'archive', 'delete']

/** Bulk actions. Refused items stay selected and show the reason. */
export function BulkBar({ kind, items, selected, onSelect }: BarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [busy, setBusy] = useState<BulkAction | null>(null)
  const [refused, setRefused] = useState<Refusal[]>([])
  const [assigning, setAssigning] = useState(false)
  const wasAssigning = useRef(false)
  const all = useRef<HTMLInputElement>(null)
  const chosen = items.filter(item => selected.has(item.key))
  const meant = chosen.map(({ key, version }) => ({ key, version }))
  // The button that opened the panel disappears with the selection: restore the lost focus.
  useEffect(() => {
    if (!assigning && document.activeElement === document.body && wasAssigning.current) all.current?.focus()
    wasAssigning.current = assigning
  }, [assigning])

  function tell({ result, meta }: Answer<Outcome[]>) {
    const failed = result.filter(one => !one.done)
    const titles = new Map(chosen.map(item => [item.key, itemTitle(item, language)]))
    setRefused(
      failed.map(one => ({ id: one.key, title: titles.get(one.key) ?? one.key, message: one.message })),
    )
    onSelect(new Set(failed.map(one => one.key)))
    const done = result.length - failed.length
    if (done > 0) addAdminToast({ severity: 'success', summary: t('admin:bulk.done', { count: done }) })
    if (typeof meta.change === 'number') void watchPublication(meta.change, kindLabel(t, kind, 'many'))
  }

  async function assign(assignment: Assignment) {
    tell(await assignMany(kind, assignment, meant))
    setAssigning(false)
  }

  async function run(action: BulkAction) {
    if (busy) return
    const count = chosen.length
    const yes = await confirm({
      title: t(`admin:bulk.sure_${action}`, { count }),
      yes: t(`admin:bulk.${action}`),
      no: t('admin:cancel'),
      severe: action === 'delete',
    })
    if (!yes) return
    setBusy(action)
    try {
      tell(await changeMany(kind, action, meant))
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <SelectionBar shown={items.map(item => item.key)} selected={selected} onSelect={onSelect} all={all}>
        {actions.map(action => (
          <button
            key={action}
            type="button"
            className="button button-small button-quiet"
            data-pending={busy === action || undefined}
            onClick={() => run(action)}
          >
            {t(`admin:bulk.${action}`)}
          </button>
        ))}
        {assignableFields(outlineOf(kind)).length > 0 && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-haspopup="dialog"
            onClick={() => setAssigning(true)}
          >
            {t('admin:assign.open')}
          </button>
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
      <Refusals refused={refused} />
    </>
  )
}
