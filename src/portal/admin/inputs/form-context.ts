import { createContext, useContext } from 'react'
import type { ContentKind } from '#entities/kinds.ts'
import { type Problem, problemAt } from '../content/edit/form-problems.ts'

/** Context of all inputs of an item's form. */
export interface ItemForm {
  kind: ContentKind
  problems: readonly Problem[]
  /** The item has not been saved yet. */
  isNew: boolean
  /** Links to the item exist, so its address is locked. */
  keyFixed: boolean
  /** The form is in a panel over another form, for one of its references. */
  inPanel?: boolean
}
export const ItemFormContext = createContext<ItemForm | null>(null)

export function useItemForm(): ItemForm {
  const form = useContext(ItemFormContext)
  if (!form) throw new Error('An input is outside of its form: wrap it in ItemFormContext.')
  return form
}

/** The element of an input, for labels and for the list of problems to lead to. */
export const inputId = (path: string): string => `f-${path.replaceAll('.', '-').replaceAll('$', 'own')}`

export const useProblem = (path: string): string | undefined => problemAt(useItemForm().problems, path)
