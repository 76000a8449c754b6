import { useState } from 'react'
import type { Answer } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { useTranslation } from '../../texts.ts'
import type { Refusal } from './SelectionBar.tsx'

export interface Outcome {
  id: string
  done: boolean
  message: string | null
}

/** The selection with this id added or, if it was selected, removed. */
export function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selection of a list and the result of bulk actions: refused rows stay selected, with their reasons. */
export function useSelection<Row extends { id: string; name: string }>() {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Refusal[]>([])
  const [busy, setBusy] = useState(false)

  async function run(rows: Row[], work: (chosen: Row[]) => Promise<Answer<Outcome[]>>) {
    const chosen = rows.filter(row => selected.has(row.id))
    if (busy || chosen.length === 0) return
    setBusy(true)
    try {
      const { result } = await work(chosen)
      const failed = result.filter(one => !one.done)
      const names = new Map(chosen.map(row => [row.id, row.name]))
      setRefused(failed.map(one => ({ ...one, title: names.get(one.id) ?? one.id })))
      setSelected(new Set(failed.map(one => one.id)))
      const done = result.length - failed.length
      if (done > 0) addAdminToast({ severity: 'success', summary: t('admin:bulk.done', { count: done }) })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(false)
    }
  }
  const toggle = (id: string) => setSelected(toggled(selected, id))
  return { selected, select: setSelected, toggle, refused, busy, run }
}
