import type { KeyboardEvent } from 'react'

const headOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('summary, a')

/** The row at the same place in the next or previous day that has rows; undefined outside a week. */
function besides(row: Element, step: number): Element | undefined {
  const day = row.closest('.desk-day')
  const days = [...(day?.parentElement?.children ?? [])].filter(one => one.querySelector('[data-status]'))
  const rowsOf = (one: Element | null | undefined) => [...(one?.querySelectorAll('[data-status]') ?? [])]
  const others = day ? rowsOf(days[days.indexOf(day) + step]) : []
  return others[Math.min(rowsOf(day).indexOf(row), others.length - 1)]
}

/**
 * In the rows of appointments, arrow keys lead from row to row, in a week also from day to day, and a letter presses the
 * button of the row that names it as its shortcut.
 */
export function onRowKey(event: KeyboardEvent) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
  const row = (event.target as Element).closest('[data-status]')
  if (!row) return
  const { key, currentTarget } = event
  const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const all = [...currentTarget.querySelectorAll('[data-status]')]
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const next = step
    ? all[all.indexOf(row) + step]
    : /^Arrow(Left|Right)$/.test(key)
      ? besides(row, key === forward ? 1 : -1)
      : undefined
  const button =
    /^[a-z]$/i.test(key) && row.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`)
  const found = headOf(next) ?? button
  if (!found) return
  event.preventDefault()
  if (next) found.focus()
  else found.click()
}
