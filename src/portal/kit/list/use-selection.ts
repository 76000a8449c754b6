import { useState } from 'react'
import type { Answer } from '#api/client.ts'
import { addAdminToast } from '#api/toasts.ts'
import { useTranslation } from '../../texts.ts'
import { useAction } from '../use-action.ts'

/** What a bulk action has done with one row. */
export interface Outcome {
  id: string
  done: boolean
  message: string | null
}
export interface Refusal {
  id: string
  title: string
  message: string | null
}

/** The selection with this id added or, if it was selected, removed. */
export function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

interface Names<R> {
  idOf(row: R): string
  titleOf(row: R): string
}

/** The selection of a list and the result of bulk actions: refused rows stay selected, with their reasons. */
export function useSelection<R>({ idOf, titleOf }: Names<R>) {
  const { t } = useTranslation()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Refusal[]>([])

  /** Shows the outcome: the refused rows, and how many were done. */
  function show(chosen: readonly R[], outcomes: readonly Outcome[]) {
    const failed = outcomes.filter(one => !one.done)
    const titles = new Map(chosen.map(row => [idOf(row), titleOf(row)]))
    setRefused(failed.map(one => ({ ...one, title: titles.get(one.id) ?? one.id })))
    select(new Set(failed.map(one => one.id)))
    const done = outcomes.length - failed.length
    if (done > 0) addAdminToast({ severity: 'success', summary: t('admin:bulk.done', { count: done }) })
  }
  const bulk = useAction(
    async ({ chosen, work }: { chosen: R[]; work: (chosen: R[]) => Promise<Answer<Outcome[]>> }) =>
      show(chosen, (await work(chosen)).result),
  )
  const chosenOf = (rows: readonly R[]) => rows.filter(row => selected.has(idOf(row)))
  return {
    selected,
    select,
    refused,
    idOf,
    show,
    chosenOf,
    isPending: bulk.isPending,
    /** A bulk action on the selected ones of these rows. */
    run(rows: R[], work: (chosen: R[]) => Promise<Answer<Outcome[]>>) {
      const chosen = chosenOf(rows)
      if (chosen.length > 0) void bulk.run({ chosen, work })
    },
    /** The props of a row's box. */
    box: (row: R) => ({
      title: titleOf(row),
      checked: selected.has(idOf(row)),
      onChange: () => select(toggled(selected, idOf(row))),
    }),
  }
}
export type Selection<R> = ReturnType<typeof useSelection<R>>
