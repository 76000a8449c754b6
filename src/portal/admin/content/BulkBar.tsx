import { useState } from 'react'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { confirm } from '../../confirm.ts'
import { kindLabel } from '../labels.ts'
import { useLanguage, useSay } from '../say.ts'
import { type BulkAction, changeMany, type ListItem, type Outcome } from './calls.ts'
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
  const chosen = items.filter(item => selected.has(item.key))

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
      const { result, meta } = await changeMany(
        kind,
        action,
        chosen.map(({ key, version }) => ({ key, version })),
      )
      const failed = result.filter(one => !one.done)
      const titles = new Map(chosen.map(item => [item.key, itemTitle(item, language)]))
      setRefused(failed.map(one => ({ ...one, title: titles.get(one.key) ?? one.key })))
      onSelect(new Set(failed.map(one => one.key)))
      const done = result.length - failed.length
      if (done > 0) addAdminToast({ severity: 'success', summary: say('admin:bulk.done', { count: done }) })
      if (typeof meta.change === 'number') void watchPublication(meta.change, kindLabel(say, kind, 'many'))
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
      </fieldset>
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
