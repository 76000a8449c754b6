import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Notice } from '#ui/Notice.tsx'
import { useTranslation } from '../../texts.ts'
import type { Refusal, Selection } from './use-selection.ts'

interface BarProps<R> {
  selection: Pick<Selection<R>, 'selected' | 'select' | 'idOf'>
  /** The visible rows. */
  rows: readonly R[]
  /** The 'select all' box, which takes the focus if the focused element disappears. */
  all?: RefObject<HTMLInputElement | null>
  /** Bulk actions, shown if something is selected. */
  children: ReactNode
}

/** The bar above the rows of a list: 'select all', the number of selected rows, and the bulk actions. */
export function SelectionBar<R>({ selection, rows, all, children }: BarProps<R>) {
  const { t } = useTranslation()
  const own = useRef<HTMLInputElement>(null)
  const box = all ?? own
  const shown = rows.map(selection.idOf)
  const count = shown.filter(id => selection.selected.has(id)).length
  const before = useRef(count)
  useEffect(() => {
    // The buttons disappear with the selection: restore the lost focus.
    if (before.current > 0 && count === 0 && document.activeElement === document.body) box.current?.focus()
    before.current = count
  }, [count, box])
  return (
    <fieldset className="flex min-h-11 flex-wrap items-center gap-3 px-5">
      <legend className="sr-only">{t('admin:bulk.label')}</legend>
      <label className="choice">
        <input
          type="checkbox"
          checked={count > 0 && count === shown.length}
          ref={input => {
            box.current = input
            if (input) input.indeterminate = count > 0 && count < shown.length
          }}
          onChange={event => selection.select(new Set(event.target.checked ? shown : []))}
        />
        <span>{count > 0 ? t('admin:bulk.count', { count }) : t('admin:bulk.selectAll')}</span>
      </label>
      {count > 0 && children}
    </fieldset>
  )
}

interface RowProps {
  title: string
  checked: boolean
  onChange(): void
}

/** The box of a row, above the link that covers the row. */
export function SelectRow({ title, checked, onChange }: RowProps) {
  const { t } = useTranslation()
  return (
    <label className="select-row relative z-1 -my-2.5 -ms-3 -me-1.5 grid size-11 shrink-0 place-items-center">
      <input className="size-5.5" type="checkbox" checked={checked} onChange={onChange} />
      <span className="sr-only">{t('admin:bulk.select', { title })}</span>
    </label>
  )
}

/** The refused rows of a bulk action, with the reasons. */
export function Refusals({ refused }: { refused: Refusal[] }) {
  const { t } = useTranslation()
  if (refused.length === 0) return null
  return (
    <Notice tone="error" role="alert" title={t('admin:bulk.failed')}>
      <ul>
        {refused.map(one => (
          <li key={one.id}>
            {one.title}: {one.message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
