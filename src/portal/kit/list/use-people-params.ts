import { useEffect } from 'react'
import { deleteDraft, readDraft, storeDraft } from '../../encrypted-draft.ts'
import { useAddress } from '../use-address.ts'

/** The draft of a search. `id`: as the state of the history entry has it, as `search`. */
export const searchDraft = (id: string) => `search.${id}`

/**
 * The query of a list of people. The search is not in the address: it is usually a name, and the browser's history would
 * reveal it after the sign-out. It is stored as a draft, under an id in the state of the history entry.
 */
export function usePeopleParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { params, state, change: setParams } = useAddress()
  const id = (state as { search?: string } | null)?.search
  const whole = new URLSearchParams(params)
  const search = params.get('search') ?? (id && readDraft<string>(searchDraft(id)))
  if (search) whole.set('search', search)
  const change = (next: URLSearchParams) => {
    const rest = new URLSearchParams(next)
    const words = rest.get('search')
    rest.delete('search')
    const under = id ?? String(Date.now())
    if (words) storeDraft(searchDraft(under), words)
    else deleteDraft(searchDraft(under))
    setParams(rest, { replace: true, state: { search: under } })
  }
  // The search came with a link: remove it from the address.
  const isInAddress = params.has('search')
  useEffect(() => {
    if (isInAddress) change(whole)
  })
  return [whole, change]
}
