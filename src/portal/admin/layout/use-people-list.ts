import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { drop, readDraft, storeDraft } from '../../encrypted-draft.ts'

const memory = (id: string) => `search.${id}`

/**
 * The address of a list of people, without what is searched for: that is a name as a rule, and the browser's history would
 * tell it after the sign-out. It is kept as drafts are, under an id that stands in this entry of the history.
 */
export function usePeopleList(): [URLSearchParams, (next: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams()
  const state = useLocation().state as { search?: string } | null
  const id = state?.search
  const whole = new URLSearchParams(params)
  const search = params.get('search') ?? (id && readDraft<string>(memory(id)))
  if (search) whole.set('search', search)
  const change = (next: URLSearchParams) => {
    const rest = new URLSearchParams(next)
    const words = rest.get('search')
    rest.delete('search')
    const under = id ?? String(Date.now())
    if (words) storeDraft(memory(under), words)
    else drop(memory(under))
    setParams(rest, { replace: true, state: { search: under } })
  }
  // A link of somebody's own.
  const told = params.has('search')
  useEffect(() => {
    if (told) change(whole)
  })
  return [whole, change]
}
