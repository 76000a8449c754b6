import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { assignableFields } from '#entities/assignable.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { confirm } from '../../confirm.ts'
import { kindLabel } from '../labels.ts'
import { useLanguage, useSay } from '../say.ts'
import { AssignPanel } from './AssignPanel.tsx'
import {
  type Assignment,
  assignMany,
  type BulkAction,
  changeMany,
  type ListItem,
  type Outcome,
} from './calls.ts'
import { itemTitle } from './item-title.ts'
import { watchPublication } from './publishing.ts'

interface BarProps {
  kind: ContentKind
  items: ListItem[]
  /** Keys of what is selected. */
  selected: ReadonlySet<string>
  onSelect(keys: Set<string>): void
}
const actions: BulkAction[] = ['publish', 'archive', 'delete']

/** What can be done with a selection. What could not be done stays selected, and says why. */
export function BulkBar({ kind, items, selected, onSelect }: BarProps) {
  const say = useSay()
  const language = useLanguage()
  const [busy, setBusy] = useState<BulkAction | null>(null)
  const [refused, setRefused] = useState<(Outcome & { title: string })[]>([])
  const [assigning, setAssigning] = useState(false)
  const wasAssigning = useRef(false)
  const all = useRef<HTMLInputElement>(null)
  const chosen = items.filter(item => selected.has(item.key))
  const meant = chosen.map(({ key, version }) => ({ key, version }))
  // The button that opened the panel goes with the selection, and the focus with it.
  useEffect(() => {
    if (!assigning && document.activeElement === document.body && wasAssigning.current) all.current?.focus()
    wasAssigning.current = assigning
  }, [assigning])

  function tell({ result, meta }: Answer<Outcome[]>) {
    const failed = result.filter(one => !one.done)
    const titles = new Map(chosen.map(item => [item.key, itemTitle(item, language)]))
    setRefused(failed.map(one => ({ ...one, title: titles.get(one.key) ?? one.key })))
    onSelect(new Set(failed.map(one => one.key)))
    const done = result.length - failed.length
    if (done > 0) addAdminToast({ severity: 'success', summary: say('admin:bulk.done', { count: done }) })
    if (typeof meta.change === 'number') void watchPublication(meta.change, kindLabel(say, kind, 'many'))
  }

  async function assign(assignment: Assignment) {
    tell(await assignMany(kind, assignment, meant))
    setAssigning(false)
  }

  async function run(action: BulkAction) {
    if (busy) return
    const count = chosen.length
    const yes = await confirm({
      title: say(`admin:bulk.sure_${action}`, { count }),
      yes: say(`admin:bulk.${action}`),
      no: say('admin:cancel'),
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
      <fieldset className="bulk">
        <legend className="sr-only">{say('admin:bulk.label')}</legend>
        <label className="choice">
          <input
            type="checkbox"
            checked={chosen.length === items.length}
            ref={box => {
              all.current = box
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < items.length
            }}
            onChange={event => onSelect(new Set(event.target.checked ? items.map(item => item.key) : []))}
          />
          <span>
            {chosen.length > 0
              ? say('admin:bulk.count', { count: chosen.length })
              : say('admin:bulk.selectAll')}
          </span>
        </label>
        {chosen.length > 0 &&
          actions.map(action => (
            <button
              key={action}
              type="button"
              className="button button-small button-quiet"
              data-pending={busy === action || undefined}
              onClick={() => run(action)}
            >
              {say(`admin:bulk.${action}`)}
            </button>
          ))}
        {chosen.length > 0 && assignableFields(entityOf(kind)).length > 0 && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-haspopup="dialog"
            onClick={() => setAssigning(true)}
          >
            {say('admin:assign.open')}
          </button>
        )}
      </fieldset>
      {assigning && chosen.length > 0 && (
        <AssignPanel
          kind={kind}
          count={chosen.length}
          onAssign={assign}
          onClose={() => setAssigning(false)}
        />
      )}
      {refused.length > 0 && (
        <div className="notice notice-error" role="alert">
          <p className="notice-title">{say('admin:bulk.failed')}</p>
          <ul>
            {refused.map(one => (
              <li key={one.key}>
                {one.title}: {one.message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
