import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The secret of a link, which stands behind `#` so that no server or proxy sees or logs it; in links of the version before,
 * in the query. It leaves the address bar at once and stays in the state of this one entry of the tab's history: a reload, or
 * a telephone that dropped the page, still has it. With `stays` it stands behind `#` for good, for a screen that is switched
 * off and on. Null where there is none, or another screen was chosen.
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
