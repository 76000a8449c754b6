import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The secret of a link, in the fragment (`#`), so that no server or proxy sees or logs it; links of the previous version
 * have it in the query. It is removed from the address bar at once and stored in the state of this history entry: it
 * survives a reload, also of a phone that discarded the page. With `stays` it remains in the fragment, for a display that
 * is switched off and on. Null if there is none, or after navigation to another screen.
 */
export function useLinkSecret(name: 'token' | 'setup', { stays = false } = {}): string | null {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const behind = new URLSearchParams(hash.slice(1)).get(name)
  const inQuery = new URLSearchParams(search).get(name)
  const given = behind ?? inQuery
  const moves = inQuery !== null || (behind !== null && !stays)
  useEffect(() => {
    if (!moves || !given) return
    const rest = new URLSearchParams(search)
    rest.delete(name)
    const to = {
      search: rest.toString(),
      hash: stays ? new URLSearchParams({ [name]: given }).toString() : '',
    }
    void navigate(to, { replace: true, state: stays ? null : { [name]: given } })
  }, [moves, given, name, search, stays, navigate])
  return given ?? (stays ? null : (state?.[name] ?? null))
}
